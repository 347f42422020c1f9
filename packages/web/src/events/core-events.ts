/** The events of every game in words and sounds. */
import type { GameEvent } from '@cartagena/engine';
import type { VariantEvents } from '../variants/event-traits.ts';
import { listed, say } from '../words/words.ts';
import type { Speaker } from './speaker.ts';
import { cardsIn, cardsOf, type EventOf, firstDraws, type JoinedTelling, type Telling } from './telling.ts';

export const CORE_EVENTS: VariantEvents['events'] = {
  turn: {
    tell: (speaker, { seat, number }) => ({
      text: speaker.does('log.turn', seat, { n: number }),
      seat,
      isHeading: true,
    }),
    sound: ({ seat }, viewer) => (seat === viewer ? 'drum' : undefined),
  },
  ended: { tell: () => undefined },
  dealt: {
    tell: (speaker, event) => ({
      text: speaker.does('log.dealt', event.seat, { n: event.count, told: speaker.told(cardsOf(event)) }),
      seat: event.seat,
    }),
  },
  row: { tell: (speaker, { cards }) => ({ text: say('log.row', { cards: speaker.cards(cards) }) }) },
  played: {
    tell: (speaker, event) => ({
      text: speaker.does('log.lay', event.seat, { cards: speaker.cards(cardsOf(event)) }),
      seat: event.seat,
    }),
    sound: () => 'card',
    flow: ({ seat }) => ({ from: seat, to: 'discards' }),
  },
  drew: {
    tell: (speaker, event) => tellDraws(speaker, [event]),
    sound: () => 'coin',
    flow: ({ seat, from }) => ({ from, to: seat }),
  },
  reshuffled: { tell: (_, { count }) => ({ text: say('log.reshuffled', { n: count }) }) },
  stuck: { tell: (speaker, { seat }) => ({ text: speaker.does('log.stuck', seat), seat }) },
  spent: { tell: (speaker, { seat }) => ({ text: speaker.does('log.spent', seat), seat }) },
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

function tellRun(speaker: Speaker, { seat, cards }: EventOf<'played'>, { to, hat }: EventOf<'moved'>): Telling {
  const parameters = { cards: speaker.cards(cards), to: speaker.to(to) };
  const text = speaker.does(hat ? 'log.play.hat' : 'log.play', seat, parameters);
  return { text, seat };
}

function tellDraws(speaker: Speaker, draws: readonly EventOf<'drew'>[]): Telling {
  const [{ seat }] = draws;
  return { text: speaker.does('log.draw', seat, { n: draws.length, told: speaker.told(cardsIn(draws)) }), seat };
}

function overWords({ setting, does }: Speaker, { ending, winners }: EventOf<'over'>): string {
  const result =
    winners.length === 1
      ? does('log.over', winners[0])
      : say('log.over.shared', { names: listed(winners.map(seat => setting.names[seat])) });
  return ending === 'count' ? `${say('over.count')} ${result}` : result;
}
