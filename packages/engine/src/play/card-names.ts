/** Names of cards, for events and views. */
import type { CardName } from '../base/vocabulary.ts';
import type { Cards } from '../model/events.ts';
import type { Game } from '../model/rules.ts';

/** Cards shown to the seats in `eyes` only, or to everyone if hands are open. */
export function showTo(game: Game, kinds: readonly number[], ...eyes: number[]): Cards {
  const cards = kinds.map(kind => game.rules.cardNames[kind]);
  return game.rules.openHands ? { cards } : { secret: { eyes, cards } };
}

/** The cards of a count by kind, in the order of the kinds. */
export function listKinds(counts: Uint8Array, from: number, cardKinds: number): number[] {
  const list: number[] = [];
  for (let kind = 0; kind < cardKinds; kind++) for (let i = 0; i < counts[from + kind]; i++) list.push(kind);
  return list;
}

/** The cards that came onto the discard pile since it held `before`. */
export function discardedSince(game: Game, before: number): CardName[] {
  const { rules, state } = game;
  return Array.from(state.discards.subarray(before, state.discardCount), kind => rules.cardNames[kind]);
}
