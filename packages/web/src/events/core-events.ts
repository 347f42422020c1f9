/** The events of every game in words and sounds. */
import type { GameEvent } from '@cartagena/engine';
import type { VariantEvents } from '../variants/event-traits.ts';
import { listed, say } from '../words/words.ts';
import type { Speaker } from './speaker.ts';
import { cardsIn, cardsOf, type EventOf, firstDraws, type JoinedTelling } from './telling.ts';

export const CORE_EVENTS: VariantEvents['events'] = {
  turn: {
    tell: (speaker, { seat, number }) => speaker.does('log.turn', seat, { n: number }),
    sound: ({ seat }, viewer) => (seat === viewer ? 'drum' : undefined),
  },
  ended: { tell: () => undefined },
  dealt: {
    tell: (speaker, event) =>
      speaker.does('log.dealt', event.seat, { n: event.count, told: speaker.told(cardsOf(event)) }),
  },
  row: { tell: (speaker, { cards }) => say('log.row', { cards: speaker.cards(cards) }) },
  played: {
    tell: (speaker, { seat, cards }) => speaker.does('log.lay', seat, { cards: speaker.cards(cards) }),
    sound: () => 'card',
    flow: ({ seat }) => ({ from: seat, to: 'discards' }),
  },
  drew: {
    tell: (speaker, event) => drawWords(speaker, [event]),
    sound: () => 'coin',
    flow: ({ seat, from }) => ({ from, to: seat }),
  },
  reshuffled: { tell: (_, { count }) => say('log.reshuffled', { n: count }) },
  stuck: { tell: (speaker, { seat }) => speaker.does('log.stuck', seat) },
  spent: { tell: (speaker, { seat }) => speaker.does('log.spent', seat) },
  over: { tell: overWords, sound: () => 'cheer' },
};

/** A card and the run that it makes in one sentence, and cards that are drawn one after the other; undefined: neither. */
export function joinCoreEvents(speaker: Speaker, events: readonly GameEvent[]): JoinedTelling | undefined {
  const [event, next] = events;
  if (event.type === 'played' && next?.type === 'moved' && next.cause === 'play')
    return { text: runWords(speaker, event, next), seat: event.seat, count: 2 };
  if (event.type !== 'drew') return undefined;
  const draws = firstDraws(events, event.seat);
  return { text: drawWords(speaker, draws), seat: event.seat, count: draws.length };
}

function runWords(speaker: Speaker, { seat, cards }: EventOf<'played'>, { to, hat }: EventOf<'moved'>): string {
  return speaker.does(hat ? 'log.play.hat' : 'log.play', seat, { cards: speaker.cards(cards), to: speaker.to(to) });
}

function drawWords(speaker: Speaker, draws: readonly EventOf<'drew'>[]): string {
  return speaker.does('log.draw', draws[0].seat, { n: draws.length, told: speaker.told(cardsIn(draws)) });
}

function overWords({ setting, does }: Speaker, { ending, winners }: EventOf<'over'>): string {
  const result =
    winners.length === 1
      ? does('log.over', winners[0])
      : say('log.over.shared', { names: listed(winners.map(seat => setting.names[seat])) });
  return ending === 'count' ? `${say('over.count')} ${result}` : result;
}
