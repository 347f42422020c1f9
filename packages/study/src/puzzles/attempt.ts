/** Attempts at a puzzle: whether one is solved, has failed, or can still be solved, and how to continue it. */
import { isStillDeciding } from '@cartagena/bots/search';
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
import { applyAndDetectReveal } from '../evaluation/apply-action.ts';
import { positionKey } from './position-key.ts';
import type { Puzzle } from './puzzle.ts';
import { outcomeKey, outcomesOf } from './turn-outcomes.ts';

/** `open`: the puzzle can still be solved from here. */
export const ATTEMPT_STATUSES = ['open', 'solved', 'failed'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

interface Attempt {
  readonly state: State;
  /** The key of the outcome that was reached. */
  readonly key: string;
  readonly actions: readonly ActionId[];
  /** The turn is over or something was revealed: what follows has no part in the puzzle. */
  readonly hasEnded: boolean;
}

/** Any state that fits the view will do: until something is revealed, all of them lead to the same outcomes. */
const sampleFor = (rules: Rules, { id, view }: Puzzle): State => sampleState(rules, view, new SeededChance(id));

/** Plays actions, in notation or by name, in the puzzle's position; or says why one of them is not legal. */
function attempt(rules: Rules, puzzle: Puzzle, actions: readonly unknown[]): Result<Attempt> {
  const chance = new SeededChance(puzzle.id, 1);
  const state = sampleFor(rules, puzzle);
  const seat = state.actor;
  let key = positionKey(state);
  let hasEnded = false;
  const played: ActionId[] = [];
  for (const action of actions) {
    const checked = checkAction({ rules, state, chance }, seat, action);
    if (!checked.ok) return checked;
    played.push(checked.value);
    const revealing = applyAndDetectReveal(rules, state, checked.value, chance);
    key = outcomeKey(key, checked.value, state, revealing);
    hasEnded = revealing || !isStillDeciding(state, seat);
    if (hasEnded) break;
  }
  return ok({ state, key, actions: played, hasEnded });
}

/** The status of an attempt, or why one of its actions is not legal. Actions after its end are ignored. */
export function attemptStatus(puzzle: Puzzle, actions: readonly unknown[]): Result<AttemptStatus> {
  const { rules, solvedKeys } = solutionsTo(puzzle);
  const attempted = attempt(rules, puzzle, actions);
  if (!attempted.ok) return attempted;
  if (solvedKeys.has(attempted.value.key)) return ok('solved');
  return ok(wayToSolve(puzzle, attempted.value) ? 'open' : 'failed');
}

/** The next action on the way to a solution, in notation; undefined if none can be reached any more. */
export function nextAction(puzzle: Puzzle, actions: readonly unknown[]): string | undefined {
  if (actions.length === 0) return puzzle.solutions[0][0];
  const { rules } = solutionsTo(puzzle);
  const way = wayToSolve(puzzle, unwrap(attempt(rules, puzzle, actions)));
  return way && makeNotation(rules, way[0]);
}

/** Actions that lead from here to a solution. */
function wayToSolve(puzzle: Puzzle, { state, hasEnded, actions }: Attempt): readonly ActionId[] | undefined {
  if (hasEnded) return undefined;
  const { rules, solvedKeys, sequences } = solutionsTo(puzzle);
  const followed = sequences.find(sequence => actions.every((action, i) => action === sequence[i]));
  if (followed) return followed.slice(actions.length);
  const reachable = outcomesOf(rules, state, new SeededChance(puzzle.id, 1), Number.POSITIVE_INFINITY)!;
  return reachable.find(({ key }) => solvedKeys.has(key))?.actions;
}

/** A puzzle's solutions in the form that attempts are compared with, made once for each puzzle. */
interface Solutions {
  readonly rules: Rules;
  /** The keys of the outcomes that solve it, and the sequences of actions that the puzzle lists. */
  readonly solvedKeys: ReadonlySet<string>;
  readonly sequences: readonly (readonly ActionId[])[];
}

const known = new WeakMap<Puzzle, Solutions>();

function solutionsTo(puzzle: Puzzle): Solutions {
  const before = known.get(puzzle);
  if (before) return before;
  const rules = resolveRules(puzzle.config);
  const solved = puzzle.solutions.map(solution => unwrap(attempt(rules, puzzle, solution)));
  const solutions = {
    rules,
    solvedKeys: new Set(solved.map(({ key }) => key)),
    sequences: solved.map(({ actions }) => actions),
  };
  known.set(puzzle, solutions);
  return solutions;
}
