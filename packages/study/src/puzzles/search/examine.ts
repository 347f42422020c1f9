/**
 * Whether a position is a puzzle: one turn, or a few that come to the same, is better by far than every other. All turns are
 * looked at once, the promising ones in several worlds, and what seems clear is searched again: other worlds, other luck, and
 * a whole round further.
 */
import { mindFor } from '@cartagena/bots/mind';
import { type ActionId, makeNotation, type Rules, SeededChance, sampleState, type View } from '@cartagena/engine';
import { explain } from '../../explanation.ts';
import { tryPlan } from '../../plan.ts';
import { weigh } from '../../weigh.ts';
import { type Outcome, outcomesOf } from '../outcomes.ts';
import type { Puzzle } from '../puzzle.ts';
import { difficultyOf } from './difficulty.ts';
import { later, now, soon, worths } from './worth.ts';

/** Positions on the way to all outcomes: more would take too long, and be no fun. */
const MOST_POSITIONS = 1500;
const FEWEST_OUTCOMES = 16;
/** So many outcomes of each sort are looked at closely. */
const CERTAIN = 24;
const UNCERTAIN = 8;
/** Turns within this of the best are as good; those that are no answer must be worse by the margin. */
const EQUAL = 0.02;
const MARGIN = 0.05;
const MOST_ANSWERS = 6;
/** A single action must be hard to see: otherwise it is found by trying. */
const FEWEST_ACTIONS = 2;
const HARD_TO_SEE = 3;
/** In the second search, which is less sharp since more happens in it. */
const LATER_MARGIN = 0.02;
const RIVALS = 4;

interface Sorted {
  readonly answers: readonly Outcome[];
  readonly rivals: readonly Outcome[];
}

export function examine(rules: Rules, view: View, seed: string): Omit<Puzzle, 'id'> | undefined {
  const world = sampleState(rules, view, new SeededChance(seed));
  mindFor(rules).face(world);
  const all = outcomesOf(rules, world, new SeededChance(seed, 1), MOST_POSITIONS);
  if (!all || all.length < FEWEST_OUTCOMES) return undefined;
  const seat = world.actor;
  const glances = new Map(all.map(outcome => [outcome, now(rules, outcome.state, seat, new SeededChance(seed))]));
  const promising = [...all].sort((a, b) => glances.get(b)! - glances.get(a)!);
  const looked = [
    ...promising.filter(outcome => !outcome.revealing).slice(0, CERTAIN),
    ...promising.filter(outcome => outcome.revealing).slice(0, UNCERTAIN),
  ];
  const rough = sortOut(looked, worthsOf(rules, view, looked, soon, 2, `${seed}/rough`), EQUAL, MARGIN / 2);
  if (!rough) return undefined;
  const found = sortOut(looked, worthsOf(rules, view, looked, soon, 16, `${seed}/close`), EQUAL, MARGIN);
  if (!found) return undefined;
  const keys = new Set(found.answers.map(({ key }) => key));
  const length = Math.min(...found.answers.map(({ actions }) => actions.length));
  const difficulty = difficultyOf(rules, world, keys, length);
  if (length < FEWEST_ACTIONS && difficulty < HARD_TO_SEE) return undefined;
  const chances = check(rules, view, found, seed);
  if (!chances) return undefined;

  const [best, rival] = [found.answers[0], found.rivals[0]];
  const plan = ({ actions }: Outcome, chance: number) =>
    tryPlan(rules, world, actions, new SeededChance(seed, 1), chance);
  const explanation = explain(seat, plan(best, chances.best), plan(rival, chances.second));
  // What cannot be told in a few words teaches nobody.
  if (explanation.because.length === 0) return undefined;
  return {
    config: rules.config,
    difficulty,
    view,
    solutions: found.answers.map(({ actions }) => actions.map(action => makeNotation(rules, action))),
    chances,
    explanation,
  };
}

function worthsOf(
  rules: Rules,
  view: View,
  outcomes: readonly Outcome[],
  sight: typeof soon,
  worlds: number,
  seed: string,
): number[] {
  const lines: (readonly ActionId[])[] = outcomes.map(({ actions }) => actions);
  return worths(rules, view, lines, { sight, worlds, seed });
}

/** The answers and the rest, best first; undefined unless a clear gap lies between them. */
function sortOut(
  outcomes: readonly Outcome[],
  values: readonly number[],
  equal: number,
  margin: number,
): Sorted | undefined {
  const order = outcomes.map((outcome, i) => ({ outcome, value: values[i] })).sort((a, b) => b.value - a.value);
  const best = order[0].value;
  const count = order.filter(({ value }) => value >= best - equal).length;
  if (count > MOST_ANSWERS || count === order.length || order[count].value > best - margin) return undefined;
  const sorted = order.map(({ outcome }) => outcome);
  return { answers: sorted.slice(0, count), rivals: sorted.slice(count) };
}

/** The second search. The chances in round numbers, or undefined if it sees things otherwise. */
function check(rules: Rules, view: View, { answers, rivals }: Sorted, seed: string): Puzzle['chances'] | undefined {
  const closest = [...answers, ...rivals.slice(0, RIVALS)];
  const isClear = (values: readonly number[], margin: number): boolean =>
    Math.min(...values.slice(0, answers.length)) >= Math.max(...values.slice(answers.length)) + margin;
  const again = worthsOf(rules, view, closest, soon, 48, `${seed}/again`);
  if (!isClear(again, MARGIN - EQUAL)) return undefined;
  if (!isClear(worthsOf(rules, view, closest, later, 24, `${seed}/later`), LATER_MARGIN)) return undefined;
  const { best } = weigh(rules, view, { seed: `${seed}/legend`, rounds: 12 });
  if (!answers.some(({ actions }) => actions.includes(best.action))) return undefined;
  const [before] = worths(rules, view, [[]], { sight: now, worlds: 16, seed });
  return { before: round(before), best: round(again[0]), second: round(Math.max(...again.slice(answers.length))) };
}

const round = (chance: number): number => Math.round(1000 * chance) / 1000;
