/** Every draw says what it is for, so that luck can depend on that alone (docs/same-luck.md). */

import type { Chance } from '../base/chance.ts';
import { DRAWS } from '../base/vocabulary.ts';
import type { Game } from '../model/rules.ts';

/** The chance of the next draw of this kind, out of `left` things. */
export function chanceFor(game: Game, draw: number, left: number): Chance {
  return game.rules.sameLuck ? slotChance(game, draw, left) : game.chance;
}

/**
 * A draw is identified by what is left and by the number of rounds of draws so far. So games with the same draws up to here
 * have the same next draw, whichever seat draws and however many actions were made.
 */
function slotChance({ state, chance }: Game, draw: number, left: number): Chance {
  return chance.forSlot?.(`${DRAWS[draw]} ${state.rounds[draw]} ${left}`) ?? chance;
}

/** Starts a new round of draws, such as from the discards as a new stock: its draws must not repeat earlier ones. */
export function beginRound({ rules, state }: Game, draw: number): void {
  // In a byte: the 257th round draws as the first did, from what it has.
  if (rules.sameLuck) state.rounds[draw]++;
}
