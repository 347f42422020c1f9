/**
 * Whether a position is a puzzle: one turn, or a few equally good ones, must be clearly better than every other. All turns are
 * evaluated once, the promising ones in several samples. A clear result must hold in a second search with other samples, other
 * draws and a horizon one round further, and when games are played to their ends.
 */
import { searchContextFor } from '@cartagena/bots/search';
import { makeNotation, type Rules, SeededChance, sampleState, type View } from '@cartagena/engine';
import { rankActions } from '../../evaluation/rank-actions.ts';
import { explain } from '../../explain/explanation.ts';
import { planFrom } from '../../explain/turn-plan.ts';
import type { Puzzle } from '../puzzle.ts';
import { keyOfTurn, outcomesOf, type TurnOutcome } from '../turn-outcomes.ts';
import { difficultyOf, hardnessOf } from './difficulty.ts';
import { afterNextTurn, atOnce, atTurnEnd, lineWorths, type WorthOptions } from './line-worth.ts';
import { playOff } from './playoff.ts';

/** A puzzle that has no number in its edition yet. */
export type FoundPuzzle = Omit<Puzzle, 'id'>;

/** Turns with more positions would take too long to search, and to solve. */
const MAX_POSITIONS = 1500;
const MIN_OUTCOMES = 16;
/** How many outcomes are examined closely: of those that are certain, and of those that end with a reveal. */
const CERTAIN_OUTCOMES = 24;
const REVEALING_OUTCOMES = 8;
/** Turns within this distance of the best solve the puzzle too; all others must be worse by the margin. */
const EQUAL = 0.02;
const MARGIN = 0.05;
/** For the second search: an outcome picked for a large gap shows a smaller one when it is measured again. */
export const SECOND_MARGIN = 0.04;
const MAX_SOLUTIONS = 6;
/** A solution of a single action is found by trying, unless it is difficult to see. */
const MIN_ACTIONS = 2;
const MIN_DIFFICULTY_OF_ONE_ACTION = 2;
/** One round later, where differences shrink because more happens. */
const NEXT_TURN_MARGIN = 0.02;
/** No fewer than legend's own. */
const LEGEND_ROUNDS = 12;
/** How many of the other outcomes the second search compares with. */
const RIVALS = 4;

interface SortedOutcomes {
  readonly solutions: readonly TurnOutcome[];
  readonly rivals: readonly TurnOutcome[];
}

/**
 * `before`: what was found earlier, by other bots perhaps. Its solutions need no first search, only the second one, and the play-off is
 * not repeated between the same two turns.
 */
export function examine(rules: Rules, view: View, seed: string, before?: FoundPuzzle): FoundPuzzle | undefined {
  const sample = sampleState(rules, view, new SeededChance(seed));
  searchContextFor(rules).startDecision(sample);
  const all = outcomesOf(rules, sample, new SeededChance(seed, 1), MAX_POSITIONS);
  if (!all || all.length < MIN_OUTCOMES) return undefined;
  const seat = sample.actor;
  const firstLook = new Map(all.map(outcome => [outcome, atOnce(rules, outcome.state, seat, new SeededChance(seed))]));
  const promising = [...all].sort((a, b) => firstLook.get(b)! - firstLook.get(a)!);
  const examined = [
    ...promising.filter(outcome => !outcome.revealing).slice(0, CERTAIN_OUTCOMES),
    ...promising.filter(outcome => outcome.revealing).slice(0, REVEALING_OUTCOMES),
  ];
  const worths = (samples: number, pass: string): number[] =>
    outcomeWorths(rules, view, examined, { horizon: atTurnEnd, samples, seed: `${seed}/${pass}` });
  const keyOf = (actions: readonly unknown[]): string => keyOfTurn(rules, sample, actions);
  if (!before && !sortOutcomes(examined, worths(2, 'rough'), MARGIN / 2)) return undefined;
  const close = worths(16, 'close');
  const found = before
    ? divideOutcomes(all, examined, close, new Set(before.solutions.map(keyOf)))
    : sortOutcomes(examined, close, MARGIN);
  if (!found) return undefined;
  const solvedKeys = new Set(found.solutions.map(({ key }) => key));
  const length = Math.min(...found.solutions.map(({ actions }) => actions.length));
  const difficulty = difficultyOf(hardnessOf(rules, sample, solvedKeys, length));
  if (length < MIN_ACTIONS && difficulty < MIN_DIFFICULTY_OF_ONE_ACTION) return undefined;
  const confirmed = confirm(rules, view, found, seed);
  if (!confirmed) return undefined;
  const { chances, best, rival } = confirmed;
  const plan = ({ actions }: TurnOutcome, chance: number) => planFrom(rules, view, actions, seed, chance);
  const explanation = explain(seat, plan(best, chances.best), plan(rival, chances.second));
  // A puzzle without a reason that can be given teaches nothing.
  if (explanation.because.length === 0) return undefined;
  const isSameMatch =
    before &&
    keyOf(before.solutions[0]) === best.key &&
    keyOf(before.explanation.other.steps.map(({ action }) => action)) === rival.key;
  const played = isSameMatch ? before.played : playOff(rules, view, best.actions, rival.actions, `${seed}/played`);
  if (!played) return undefined;
  const solutions = [best, ...found.solutions.filter(solution => solution !== best)];
  return {
    config: rules.config,
    difficulty,
    view,
    solutions: solutions.map(({ actions }) => actions.map(action => makeNotation(rules, action))),
    chances,
    played,
    explanation,
  };
}

const outcomeWorths = (rules: Rules, view: View, outcomes: readonly TurnOutcome[], options: WorthOptions): number[] =>
  lineWorths(
    rules,
    view,
    outcomes.map(({ actions }) => actions),
    options,
  );

/** The solutions and the rest, best first; undefined unless there is a clear gap between them. */
function sortOutcomes(
  outcomes: readonly TurnOutcome[],
  worths: readonly number[],
  margin: number,
): SortedOutcomes | undefined {
  const order = outcomes.map((outcome, i) => ({ outcome, worth: worths[i] })).sort((a, b) => b.worth - a.worth);
  const best = order[0].worth;
  const count = order.filter(({ worth }) => worth >= best - EQUAL).length;
  if (count > MAX_SOLUTIONS || count === order.length || order[count].worth > best - margin) return undefined;
  const sorted = order.map(({ outcome }) => outcome);
  return { solutions: sorted.slice(0, count), rivals: sorted.slice(count) };
}

/** The same where the solutions are known; undefined if they are none of the outcomes any more. */
function divideOutcomes(
  all: readonly TurnOutcome[],
  examined: readonly TurnOutcome[],
  worths: readonly number[],
  solvedKeys: ReadonlySet<string>,
): SortedOutcomes | undefined {
  const solutions = all.filter(({ key }) => solvedKeys.has(key));
  const rivals = examined
    .map((outcome, i) => ({ outcome, worth: worths[i] }))
    .filter(({ outcome }) => !solvedKeys.has(outcome.key))
    .sort((a, b) => b.worth - a.worth)
    .map(({ outcome }) => outcome);
  return solutions.length > 0 && rivals.length > 0 ? { solutions, rivals } : undefined;
}

interface Confirmed {
  readonly chances: Puzzle['chances'];
  /** The best solution, and the best of the other outcomes. */
  readonly best: TurnOutcome;
  readonly rival: TurnOutcome;
}

/** The second search; undefined if it disagrees with the first. */
function confirm(rules: Rules, view: View, { solutions, rivals }: SortedOutcomes, seed: string): Confirmed | undefined {
  const closest = [...solutions, ...rivals.slice(0, RIVALS)];
  const measure = (options: WorthOptions) => {
    const worths = outcomeWorths(rules, view, closest, options);
    return { solutions: worths.slice(0, solutions.length), rivals: worths.slice(solutions.length) };
  };
  const again = measure({ horizon: atTurnEnd, samples: 48, seed: `${seed}/again` });
  const [best, second] = [Math.max(...again.solutions), Math.max(...again.rivals)];
  if (round(best) - round(second) < SECOND_MARGIN || Math.min(...again.solutions) < second + EQUAL) return undefined;
  const later = measure({ horizon: afterNextTurn, samples: 24, seed: `${seed}/later` });
  if (Math.min(...later.solutions) < Math.max(...later.rivals) + NEXT_TURN_MARGIN) return undefined;
  const strongest = rankActions(rules, view, { seed: `${seed}/legend`, rounds: LEGEND_ROUNDS }).best;
  if (!solutions.some(({ actions }) => actions.includes(strongest.action))) return undefined;
  const [before] = lineWorths(rules, view, [[]], { horizon: atOnce, samples: 16, seed });
  return {
    chances: { before: round(before), best: round(best), second: round(second) },
    best: solutions[again.solutions.indexOf(best)],
    rival: rivals[again.rivals.indexOf(second)],
  };
}

const round = (chance: number): number => Math.round(1000 * chance) / 1000;
