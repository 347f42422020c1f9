/** What the log says about events: the parts that sentences of all variants are made from. */
import type { CardName, GameEvent } from '@cartagena/engine';
import type { Speaker } from './speaker.ts';

/** Events that may be of this type. */
export type EventOf<T, E = GameEvent> = E extends { readonly type: infer U } ? (T extends U ? E : never) : never;

export interface Telling {
  readonly text: string;
  /** The seat that did it; undefined: no seat did. */
  readonly seat: number | undefined;
}

/** One sentence for several events in a row. */
export interface JoinedTelling extends Telling {
  /** How many events it covers. */
  readonly count: number;
}

/** The cards of an event, as far as the viewer may know them. */
export function cardsOf(event: {
  readonly cards?: readonly CardName[] | undefined;
  readonly secret?: { readonly cards: readonly CardName[] } | undefined;
}): readonly CardName[] | undefined {
  return event.cards ?? event.secret?.cards;
}

/** The draws of this seat with which the events begin. */
export function firstDraws(events: readonly GameEvent[], seat: number): readonly EventOf<'drew'>[] {
  const end = events.findIndex(event => event.type !== 'drew' || event.seat !== seat);
  return (end < 0 ? events : events.slice(0, end)) as EventOf<'drew'>[];
}

/** Undefined if the viewer may not see one of them. */
export function cardsIn(draws: readonly EventOf<'drew'>[]): readonly CardName[] | undefined {
  const cards = draws.map(cardsOf);
  return cards.every(list => list !== undefined) ? cards.flat() : undefined;
}

/** A move together with the cards that it brings. `word` makes the sentence from where the move leads and what is drawn. */
export function tellGain(
  speaker: Speaker,
  [move, ...later]: readonly [EventOf<'moved'>, ...GameEvent[]],
  word: (way: { readonly to: string; readonly and: string }) => string,
): JoinedTelling {
  const { by, to } = move;
  const draws = firstDraws(later, by);
  const told = speaker.told(cardsIn(draws));
  const and = draws.length > 0 ? speaker.does('log.and-draw', by, { n: draws.length, told }) : '';
  return { text: word({ to: speaker.to(to), and }), seat: by, count: 1 + draws.length };
}
