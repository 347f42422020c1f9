/**
 * Whether a position is a puzzle: one turn, or a few that come to the same, is better by far than every other. All turns are
 * looked at once, the promising ones in several worlds, and what seems clear is searched again: other worlds, other luck, and
 * a whole round further. In the end it is played out.
 */
import { mindFor } from '@cartagena/bots/mind';
import { makeNotation, type Rules, SeededChance, sampleState, type View } from '@cartagena/engine';
import { rankActions } from '../../evaluation/rank-actions.ts';
import { explain } from '../../explain/explanation.ts';
import { tryPlan } from '../../explain/turn-plan.ts';
import type { Puzzle } from '../puzzle.ts';
import { outcomesOf, type TurnOutcome } from '../turn-outcomes.ts';
import { difficultyOf } from './difficulty.ts';
import { type ActionLine, afterNextTurn, atOnce, atTurnEnd, worths } from './line-worth.ts';
import { playOff } from './playoff.ts';

/** Positions on the way to all outcomes: more would take too long, and be no fun. */
const MOST_POSITIONS = 1500;
const FEWEST_OUTCOMES = 16;
/** So many outcomes of each sort are looked at closely. */
const CERTAIN = 24;
const UNCERTAIN = 8;
/** Turns within this of the best are as good; those that are no answer must be worse than the best by the margin. */
const EQUAL = 0.02;
const MARGIN = 0.05;
/** In the second search. What was picked for a large gap has a smaller one when it is measured again. */
export const MARGIN_AGAIN = 0.04;
const MOST_ANSWERS = 6;
/** A single action must be hard to see: otherwise it is found by trying. */
const FEWEST_ACTIONS = 2;
const HARD_TO_SEE = 2;
/** A round later, where all is less sharp since more happens. */
const LATER_MARGIN = 0.02;
const RIVALS = 4;

interface Sorted {
  readonly answers: readonly TurnOutcome[];
  readonly rivals: readonly TurnOutcome[];
}

export function examine(rules: Rules, view: View, seed: string): Omit<Puzzle, 'id'> | undefined {
  const world = sampleState(rules, view, new SeededChance(seed));
  mindFor(rules).face(world);
  const all = outcomesOf(rules, world, new SeededChance(seed, 1), MOST_POSITIONS);
  if (!all || all.length < FEWEST_OUTCOMES) return undefined;
  const seat = world.actor;
  const glances = new Map(all.map(outcome => [outcome, atOnce(rules, outcome.state, seat, new SeededChance(seed))]));
  const promising = [...all].sort((a, b) => glances.get(b)! - glances.get(a)!);
  const looked = [
    ...promising.filter(outcome => !outcome.revealing).slice(0, CERTAIN),
    ...promising.filter(outcome => outcome.revealing).slice(0, UNCERTAIN),
  ];
  const rough = sortOut(looked, worthsOf(rules, view, looked, atTurnEnd, 2, `${seed}/rough`), EQUAL, MARGIN / 2);
  if (!rough) return undefined;
  const found = sortOut(looked, worthsOf(rules, view, looked, atTurnEnd, 16, `${seed}/close`), EQUAL, MARGIN);
  if (!found) return undefined;
  const keys = new Set(found.answers.map(({ key }) => key));
  const length = Math.min(...found.answers.map(({ actions }) => actions.length));
  const difficulty = difficultyOf(rules, world, keys, length);
  if (length < FEWEST_ACTIONS && difficulty < HARD_TO_SEE) return undefined;
  const checked = check(rules, view, found, seed);
  if (!checked) return undefined;
  const { chances, best, rival } = checked;
  const plan = ({ actions }: TurnOutcome, chance: number) => tryPlan(rules, view, actions, seed, chance);
  const explanation = explain(seat, plan(best, chances.best), plan(rival, chances.second));
  // What cannot be told in a few words teaches nobody.
  if (explanation.because.length === 0) return undefined;
  const played = playOff(rules, view, best.actions, rival.actions, `${seed}/played`);
  if (!played) return undefined;
  const answers = [best, ...found.answers.filter(answer => answer !== best)];
  return {
    config: rules.config,
    difficulty,
    view,
    solutions: answers.map(({ actions }) => actions.map(action => makeNotation(rules, action))),
    chances,
    played,
    explanation,
  };
}

function worthsOf(
  rules: Rules,
  view: View,
  outcomes: readonly TurnOutcome[],
  sight: typeof atTurnEnd,
  worlds: number,
  seed: string,
): number[] {
  const lines: ActionLine[] = outcomes.map(({ actions }) => actions);
  return worths(rules, view, lines, { sight, worlds, seed });
}

/** The answers and the rest, best first; undefined unless a clear gap lies between them. */
function sortOut(
  outcomes: readonly TurnOutcome[],
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

interface Checked {
  readonly chances: Puzzle['chances'];
  /** The best answer, and the best of the rest. */
  readonly best: TurnOutcome;
  readonly rival: TurnOutcome;
}

/** The second search, undefined if it sees things otherwise. */
function check(rules: Rules, view: View, { answers, rivals }: Sorted, seed: string): Checked | undefined {
  const closest = [...answers, ...rivals.slice(0, RIVALS)];
  const split = (values: readonly number[]) => ({
    answers: values.slice(0, answers.length),
    rivals: values.slice(answers.length),
  });
  const again = split(worthsOf(rules, view, closest, atTurnEnd, 48, `${seed}/again`));
  const [best, second] = [Math.max(...again.answers), Math.max(...again.rivals)];
  if (round(best) - round(second) < MARGIN_AGAIN || Math.min(...again.answers) < second + EQUAL) return undefined;
  const afterwards = split(worthsOf(rules, view, closest, afterNextTurn, 24, `${seed}/later`));
  if (Math.min(...afterwards.answers) < Math.max(...afterwards.rivals) + LATER_MARGIN) return undefined;
  const legend = rankActions(rules, view, { seed: `${seed}/legend`, rounds: 12 }).best;
  if (!answers.some(({ actions }) => actions.includes(legend.action))) return undefined;
  const [before] = worths(rules, view, [[]], { sight: atOnce, worlds: 16, seed });
  return {
    chances: { before: round(before), best: round(best), second: round(second) },
    best: answers[again.answers.indexOf(best)],
    rival: rivals[again.rivals.indexOf(second)],
  };
}

const round = (chance: number): number => Math.round(1000 * chance) / 1000;
