/** The events of every game in words and sounds. */
import type { GameEvent } from '@cartagena/engine';
import type { VariantEvents } from '../variants/event-traits.ts';
import type { Speaker } from './speaker.ts';
import { cardsIn, type EventOf, firstDraws, type JoinedTelling, type Telling, withCards } from './telling.ts';
import { listed, say } from './words.ts';

export const CORE_EVENTS: VariantEvents['events'] = {
  turn: {
    tell: (speaker, { seat, number }) => ({
      text: speaker.deed('log.turn', seat, { n: number }),
      seat,
      isHeading: true,
    }),
    sound: ({ seat }, viewer) => (seat === viewer ? 'drum' : undefined),
  },
  ended: { tell: () => undefined },
  dealt: {
    tell: (speaker, event) =>
      withCards(event, cards => speaker.deed('log.dealt', event.seat, { n: event.count, told: speaker.told(cards) })),
  },
  row: { tell: (speaker, { cards }) => ({ text: say('log.row', { cards: speaker.cards(cards) }), cards }) },
  played: {
    tell: (speaker, event) =>
      withCards(event, cards => speaker.deed('log.lay', event.seat, { cards: speaker.cards(cards) })),
    sound: () => 'card',
  },
  drew: { tell: (speaker, event) => tellDraws(speaker, [event]), sound: () => 'coin' },
  reshuffled: { tell: (_, { count }) => ({ text: say('log.reshuffled', { n: count }) }) },
  stuck: { tell: (speaker, { seat }) => ({ text: speaker.deed('log.stuck', seat), seat }) },
  spent: { tell: (speaker, { seat }) => ({ text: speaker.deed('log.spent', seat), seat }) },
  over: {
    tell: (speaker, event) => ({ text: overWords(speaker, event), seat: event.winners[0] }),
    sound: () => 'cheer',
  },
};

/** A card and the run that it makes in one sentence, and cards that are drawn one after the other; undefined: neither. */
export function joinCoreEvents(speaker: Speaker, events: readonly GameEvent[]): JoinedTelling | undefined {
  const [event, next] = events;
  if (event.type === 'played' && next?.type === 'moved' && next.cause === 'play')
    return { telling: tellRun(speaker, event, next), count: 2 };
  if (event.type !== 'drew') return undefined;
  const draws = firstDraws(events, event.seat);
  return { telling: tellDraws(speaker, draws), count: draws.length };
}

function tellRun(speaker: Speaker, { seat, cards }: EventOf<'played'>, { from, to, hat }: EventOf<'moved'>): Telling {
  const parameters = { cards: speaker.cards(cards), to: speaker.to(to) };
  const text = speaker.deed(hat ? 'log.play.hat' : 'log.play', seat, parameters);
  return { text, seat, cards, places: [from, to] };
}

function tellDraws(speaker: Speaker, draws: readonly EventOf<'drew'>[]): Telling {
  const [{ seat }] = draws;
  const cards = cardsIn(draws);
  const text = speaker.deed('log.draw', seat, { n: draws.length, told: speaker.told(cards) });
  return { text, seat, ...(cards ? { cards } : {}) };
}

function overWords({ setting, deed }: Speaker, { ending, winners }: EventOf<'over'>): string {
  const result =
    winners.length === 1
      ? deed('log.over', winners[0])
      : say('log.over.shared', { names: listed(winners.map(seat => setting.names[seat])) });
  return ending === 'count' ? `${say('over.count')} ${result}` : result;
}
