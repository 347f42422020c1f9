/** How an attempt at a puzzle stands. */
import {
  judge,
  ok,
  type Result,
  type Rules,
  resolveRules,
  SeededChance,
  type State,
  sampleState,
  unwrap,
} from '@cartagena/engine';
import { advance, goesOn } from '../step.ts';
import { outcomeKey, outcomesOf } from './outcomes.ts';
import { positionKey } from './position.ts';
import type { Puzzle } from './puzzle.ts';

/** `open`: it can still be solved from here. */
export const STANDINGS = ['open', 'solved', 'failed'] as const;
export type Standing = (typeof STANDINGS)[number];

interface Attempt {
  readonly state: State;
  readonly key: string;
  /** The turn is over, or something came to light: nothing more can be done about the puzzle. */
  readonly ended: boolean;
}

/** Any world that fits the view: until something comes to light, all of them go the same way. */
export const puzzleWorld = (rules: Rules, { id, view }: Puzzle): State =>
  sampleState(rules, view, new SeededChance(id));

/** Actions, in notation or by name, done in the puzzle's position; or why one of them cannot be. */
export function attempt(rules: Rules, puzzle: Puzzle, actions: readonly unknown[]): Result<Attempt> {
  const chance = new SeededChance(puzzle.id, 1);
  const state = puzzleWorld(rules, puzzle);
  const seat = state.actor;
  let key = positionKey(state);
  let ended = false;
  for (const action of actions) {
    const judged = judge({ rules, state, chance }, seat, action);
    if (!judged.ok) return judged;
    const revealing = advance(rules, state, judged.value, chance);
    key = outcomeKey(key, judged.value, state, revealing);
    ended = revealing || !goesOn(state, seat);
    if (ended) break;
  }
  return ok({ state, key, ended });
}

/** Where these actions stand, or why one of them is not allowed. What follows the end of an attempt is not looked at. */
export function standing(puzzle: Puzzle, actions: readonly unknown[]): Result<Standing> {
  const rules = resolveRules(puzzle.config);
  const attempted = attempt(rules, puzzle, actions);
  if (!attempted.ok) return attempted;
  const { state, key, ended } = attempted.value;
  const answers = new Set(puzzle.solutions.map(solution => unwrap(attempt(rules, puzzle, solution)).key));
  if (answers.has(key)) return ok('solved');
  if (ended) return ok('failed');
  const reachable = outcomesOf(rules, state, new SeededChance(puzzle.id, 1), Number.POSITIVE_INFINITY)!;
  return ok(reachable.some(outcome => answers.has(outcome.key)) ? 'open' : 'failed');
}
