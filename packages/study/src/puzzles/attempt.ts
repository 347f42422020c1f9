/** How an attempt at a puzzle stands. */
import {
  type ActionId,
  checkAction,
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
import { applyAndDetectReveal, isStillDeciding } from '../explain/turn-step.ts';
import { positionKey } from './position-key.ts';
import type { Puzzle } from './puzzle.ts';
import { outcomeKey, outcomesOf } from './turn-outcomes.ts';

/** `open`: it can still be solved from here. */
export const ATTEMPT_STATUSES = ['open', 'solved', 'failed'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

interface Attempt {
  readonly state: State;
  readonly key: string;
  readonly actions: readonly ActionId[];
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
  const made: ActionId[] = [];
  for (const action of actions) {
    const judged = checkAction({ rules, state, chance }, seat, action);
    if (!judged.ok) return judged;
    made.push(judged.value);
    const revealing = applyAndDetectReveal(rules, state, judged.value, chance);
    key = outcomeKey(key, judged.value, state, revealing);
    ended = revealing || !isStillDeciding(state, seat);
    if (ended) break;
  }
  return ok({ state, key, actions: made, ended });
}

/** Where these actions stand, or why one of them is not allowed. What follows the end of an attempt is not looked at. */
export function attemptStatus(puzzle: Puzzle, actions: readonly unknown[]): Result<AttemptStatus> {
  const key = keyTo(puzzle);
  const attempted = attempt(key.rules, puzzle, actions);
  if (!attempted.ok) return attempted;
  if (key.answers.has(attempted.value.key)) return ok('solved');
  return ok(wayOn(puzzle, attempted.value) ? 'open' : 'failed');
}

/** What to do next on the way to a solution, in notation; undefined if none can be reached any more. */
export function nextAction(puzzle: Puzzle, actions: readonly unknown[]): string | undefined {
  if (actions.length === 0) return puzzle.solutions[0][0];
  const { rules } = keyTo(puzzle);
  const way = wayOn(puzzle, unwrap(attempt(rules, puzzle, actions)));
  return way && makeNotation(rules, way[0]);
}

/** Actions that lead from here to a solution. */
function wayOn(puzzle: Puzzle, { state, ended, actions }: Attempt): readonly ActionId[] | undefined {
  const { rules, answers, ways } = keyTo(puzzle);
  if (ended) return undefined;
  const known = ways.find(way => actions.every((action, i) => action === way[i]));
  if (known) return known.slice(actions.length);
  const reachable = outcomesOf(rules, state, new SeededChance(puzzle.id, 1), Number.POSITIVE_INFINITY)!;
  return reachable.find(({ key }) => answers.has(key))?.actions;
}

/** What is needed to judge attempts, made once for each puzzle. */
interface Key {
  readonly rules: Rules;
  /** The outcomes that solve it, and the ways there as the puzzle has them. */
  readonly answers: ReadonlySet<string>;
  readonly ways: readonly (readonly ActionId[])[];
}

const keys = new WeakMap<Puzzle, Key>();

function keyTo(puzzle: Puzzle): Key {
  const known = keys.get(puzzle);
  if (known) return known;
  const rules = resolveRules(puzzle.config);
  const solved = puzzle.solutions.map(solution => unwrap(attempt(rules, puzzle, solution)));
  const made = { rules, answers: new Set(solved.map(({ key }) => key)), ways: solved.map(({ actions }) => actions) };
  keys.set(puzzle, made);
  return made;
}
