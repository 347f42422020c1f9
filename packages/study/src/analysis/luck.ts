/**
 * How an action's luck changed the chances to win: the chances after it, less their mean when the same action is repeated with
 * other draws. What could be foreseen is not luck.
 */
import { CountingChance } from '@cartagena/bots/search';
import { type ActionId, apply, copyInto, copyState, createState, type Game, SeededChance } from '@cartagena/engine';
import { winChances } from '../evaluation/win-chances.ts';

const REPEATS = 16;

/** Applies the action and returns for each seat by how much luck changed its chance to win. */
export function applyMeasuringLuck(game: Game, action: ActionId, seed: string): number[] {
  const { rules, state } = game;
  const before = copyState(rules, state);
  const chance = new CountingChance(game.chance);
  apply({ rules, state, chance, emit: game.emit }, action);
  if (chance.drawCount === 0) return new Array<number>(rules.seats).fill(0);
  const mean = new Array<number>(rules.seats).fill(0);
  const other = createState(rules);
  for (let i = 0; i < REPEATS; i++) {
    copyInto(before, other);
    apply({ rules, state: other, chance: new SeededChance(seed, i) }, action);
    winChances(rules, other).forEach((chance, seat) => {
      mean[seat] += chance / REPEATS;
    });
  }
  return winChances(rules, state).map((chance, seat) => chance - mean[seat]);
}
