/**
 * The solution against the best other turn, played to the end of the game again and again. The bots' evaluation still chooses
 * the moves, but who wins is a fact: a turn that only looks good to the evaluation does not win more often.
 */
import type { Rules, View } from '@cartagena/engine';
import type { Puzzle } from '../puzzle.ts';
import { type ActionLine, atGameEnd, lineWorthsInSample } from './line-worth.ts';

/** After each batch of games the match may be decided: by a lead of this many standard errors, or by a deficit. */
const BATCH = 48;
const WINNING_LEAD = 2.5;
const LOSING_LEAD = -1;
const MAX_GAMES = 4 * BATCH;
/** After the last game, a small lead is enough. */
export const MIN_LEAD = 0.02;

/** How often each of the two won, or undefined if the solution does not win more often. */
export function playOff(
  rules: Rules,
  view: View,
  solution: ActionLine,
  rival: ActionLine,
  seed: string,
): Puzzle['played'] | undefined {
  let [bestSum, secondSum, squares, games] = [0, 0, 0, 0];
  while (games < MAX_GAMES) {
    for (let i = 0; i < BATCH; i++) {
      const [best, second] = lineWorthsInSample(rules, view, [solution, rival], atGameEnd, seed, games++);
      bestSum += best;
      secondSum += second;
      squares += (best - second) ** 2;
    }
    const lead = (bestSum - secondSum) / games;
    // The last term keeps the error above zero where all pairs of games ended alike.
    const error = Math.sqrt((squares / games - lead ** 2 + 1 / games) / games);
    if (lead <= LOSING_LEAD * error) return undefined;
    if (lead >= (games < MAX_GAMES ? WINNING_LEAD * error : MIN_LEAD))
      return { games, best: share(bestSum, games), second: share(secondSum, games) };
  }
  return undefined;
}

const share = (sum: number, games: number): number => Math.round((1000 * sum) / games) / 1000;
