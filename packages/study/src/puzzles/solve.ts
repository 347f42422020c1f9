/** How an attempt at a puzzle stands. */
import {
  type ActionId,
  judge,
  makeNotation,
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
const puzzleWorld = (rules: Rules, { id, view }: Puzzle): State => sampleState(rules, view, new SeededChance(id));

/** Actions, in notation or by name, done in the puzzle's position; or why one of them cannot be. */
function attempt(rules: Rules, puzzle: Puzzle, actions: readonly unknown[]): Result<Attempt> {
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
  const { key, ended } = attempted.value;
  if (answersTo(rules, puzzle).has(key)) return ok('solved');
  return ok(!ended && wayOn(rules, puzzle, attempted.value) ? 'open' : 'failed');
}

/** What to do next on the way to a solution, in notation; undefined if none can be reached any more. */
export function nextAction(puzzle: Puzzle, actions: readonly unknown[]): string | undefined {
  const rules = resolveRules(puzzle.config);
  const { state, ended } = unwrap(attempt(rules, puzzle, actions));
  const way = ended ? undefined : wayOn(rules, puzzle, { state });
  return way && makeNotation(rules, way[0]);
}

const answersTo = (rules: Rules, puzzle: Puzzle): ReadonlySet<string> =>
  new Set(puzzle.solutions.map(solution => unwrap(attempt(rules, puzzle, solution)).key));

/** Actions that lead from here to a solution. */
function wayOn(rules: Rules, puzzle: Puzzle, { state }: Pick<Attempt, 'state'>): readonly ActionId[] | undefined {
  const answers = answersTo(rules, puzzle);
  const reachable = outcomesOf(rules, state, new SeededChance(puzzle.id, 1), Number.POSITIVE_INFINITY)!;
  return reachable.find(({ key }) => answers.has(key))?.actions;
}
