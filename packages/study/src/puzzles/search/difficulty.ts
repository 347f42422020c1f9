/** How difficult a puzzle is: how often weaker bots fail to solve it, and how long the solution is. */

import { BOTS, type Level } from '@cartagena/bots';
import { isStillDeciding } from '@cartagena/bots/search';
import { checkAction, copyState, type Rules, SeededChance, type State, unwrap, viewFor } from '@cartagena/engine';
import { applyAndDetectReveal } from '../../evaluation/apply-action.ts';
import { positionKey } from '../position-key.ts';
import type { Difficulty } from '../puzzle.ts';
import { outcomeKey } from '../turn-outcomes.ts';

/** The bots that try, and how much the failures of each count. */
const SOLVERS: readonly (readonly [Level, number])[] = [
  ['deckhand', 0.25],
  ['sailor', 0.35],
  ['corsair', 0.4],
];
const ATTEMPTS = 12;
/** What each action after the first adds. */
const LENGTH_WEIGHT = 0.06;
/** Where the next difficulty begins: about a fifth of the puzzles found lies between two of these. */
const THRESHOLDS: readonly number[] = [0.13, 0.31, 0.56, 0.71];

/**
 * From 0 for what everybody sees, to about 1. `solvedKeys`: the outcomes of this state that solve it; `length`: how many actions the
 * solution has.
 */
export function hardnessOf(rules: Rules, start: State, solvedKeys: ReadonlySet<string>, length: number): number {
  const failures = SOLVERS.reduce(
    (sum, [level, weight]) => sum + weight * failureRate(rules, start, solvedKeys, level),
    0,
  );
  return failures + LENGTH_WEIGHT * (length - 1);
}

export const difficultyOf = (hardness: number): Difficulty =>
  (1 + THRESHOLDS.filter(threshold => hardness >= threshold).length) as Difficulty;

function failureRate(rules: Rules, start: State, solvedKeys: ReadonlySet<string>, level: Level): number {
  let failures = 0;
  for (let i = 0; i < ATTEMPTS; i++) if (!solvedKeys.has(playTurn(rules, start, level, i))) failures++;
  return failures / ATTEMPTS;
}

/** The key of the outcome that the bot reaches. */
function playTurn(rules: Rules, start: State, level: Level, number: number): string {
  const chance = new SeededChance(level, number);
  const state = copyState(rules, start);
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
