/** How hard a puzzle is: how often lesser players find the answer, and how long it is. */
import { BOTS, type Level } from '@cartagena/bots';
import { checkAction, copyState, type Rules, SeededChance, type State, unwrap, viewFor } from '@cartagena/engine';
import { applyAndDetectReveal, isStillDeciding } from '../../explain/turn-step.ts';
import { positionKey } from '../position-key.ts';
import type { Difficulty } from '../puzzle.ts';
import { outcomeKey } from '../turn-outcomes.ts';

/** Who tries, and how much it says if one of them fails. */
const SOLVERS: readonly (readonly [Level, number])[] = [
  ['deckhand', 0.25],
  ['sailor', 0.35],
  ['corsair', 0.4],
];
const ATTEMPTS = 12;
/** Each action after the first makes it a little harder to see. */
const LENGTH = 0.06;
/** From these on it is of the next difficulty: about a fifth of what is found lies between each two. */
const STEPS: readonly number[] = [0.6, 0.78, 0.93, 1.03];

/** `answers`: the outcomes in this world that solve it; `length`: actions of the solution. */
export function difficultyOf(rules: Rules, world: State, answers: ReadonlySet<string>, length: number): Difficulty {
  const missed = SOLVERS.reduce((sum, [level, weight]) => sum + weight * missesOf(rules, world, answers, level), 0);
  const hidden = missed + LENGTH * (length - 1);
  return (1 + STEPS.filter(step => hidden >= step).length) as Difficulty;
}

/** The share of attempts in which the bot does not find it. */
function missesOf(rules: Rules, world: State, answers: ReadonlySet<string>, level: Level): number {
  let missed = 0;
  for (let i = 0; i < ATTEMPTS; i++) if (!answers.has(playTurn(rules, world, level, i))) missed++;
  return missed / ATTEMPTS;
}

/** The outcome that the bot brings about. */
function playTurn(rules: Rules, world: State, level: Level, number: number): string {
  const chance = new SeededChance(level, number);
  const state = copyState(rules, world);
  const seat = state.actor;
  let key = positionKey(state);
  while (isStillDeciding(state, seat)) {
    const choice = BOTS[level].choose(rules, viewFor(rules, state, seat), { chance });
    const action = unwrap(checkAction({ rules, state, chance }, seat, choice));
    const revealing = applyAndDetectReveal(rules, state, action, chance);
    key = outcomeKey(key, action, state, revealing);
    if (revealing) break;
  }
  return key;
}
