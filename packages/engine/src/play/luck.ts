/** Every draw says what it is for, so that luck can depend on that alone (docs/same-luck.md). */

import type { Chance } from '../base/chance.ts';
import { DRAWS } from '../base/vocabulary.ts';
import type { Game } from '../model/rules.ts';

/** The chance of the next draw of this kind, out of `left` things. */
export function chanceFor(game: Game, draw: number, left: number): Chance {
  return game.rules.sameLuck ? slotChance(game, draw, left) : game.chance;
}

/**
 * A draw is told apart by what is left, and by how often there has been something new to draw from. So games that drew
 * alike up to here draw alike now, whoever draws and after however many actions.
 */
function slotChance({ state, chance }: Game, draw: number, left: number): Chance {
  return chance.forSlot?.(`${DRAWS[draw]} ${state.rounds[draw]} ${left}`) ?? chance;
}

/** Starts a new round of draws, such as from the discards as a new stock: its draws must not repeat earlier ones. */
export function beginRound({ rules, state }: Game, draw: number): void {
  // In a byte: the 257th round draws as the first did, from what it has.
  if (rules.sameLuck) state.rounds[draw]++;
}
