/**
 * Whom an action's luck favoured: how the chances stand now, against how they would stand on the average if the same action
 * had been made again and again with other luck. What was foreseeable is no luck, good or bad.
 */
import { mindFor, NotedChance } from '@cartagena/bots/mind';
import {
  type ActionId,
  apply,
  copyInto,
  copyState,
  createState,
  type Game,
  type Rules,
  SeededChance,
  type State,
} from '@cartagena/engine';
import { forcedWinSearch } from '../evaluation/forced-win.ts';

const AGAIN = 16;

/** Makes the action, and returns for each seat the chances that luck brought it. */
export function applyMeasuringLuck(game: Game, action: ActionId, seed: string): number[] {
  const { rules, state } = game;
  const before = copyState(rules, state);
  const luck = new NotedChance(game.chance);
  apply({ rules, state, chance: luck, emit: game.emit }, action);
  if (luck.asked === 0) return new Array<number>(rules.seats).fill(0);
  const mean = new Array<number>(rules.seats).fill(0);
  const other = createState(rules);
  for (let i = 0; i < AGAIN; i++) {
    copyInto(before, other);
    apply({ rules, state: other, chance: new SeededChance(seed, i) }, action);
    winChances(rules, other).forEach((chance, seat) => {
      mean[seat] += chance / AGAIN;
    });
  }
  return winChances(rules, state).map((chance, seat) => chance - mean[seat]);
}

/** Each seat's chance to win, for somebody who sees all hands but not the future. */
export function winChances(rules: Rules, state: State): number[] {
  const chances = new Float64Array(rules.seats);
  if (forcedWinSearch(rules).hasForcedWin(state)) chances[state.turn] = 1;
  else {
    const { judge } = mindFor(rules);
    judge.meet(state);
    judge.chances(state, chances);
  }
  return Array.from(chances);
}
