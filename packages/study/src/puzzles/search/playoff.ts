/**
 * The answer against the best of the rest, played to the end again and again. Whoever moves is led by the bots' judge here too,
 * but who wins is a fact and no opinion: a turn that only looks good to the judge does not win more often.
 */
import type { Rules, View } from '@cartagena/engine';
import type { Puzzle } from '../puzzle.ts';
import { type ActionLine, atGameEnd, worthsIn } from './line-worth.ts';

/** After each batch it is asked whether it is clear by now: a lead of so many standard errors is enough, so many behind are lost. */
const BATCH = 48;
const CLEAR = 2.5;
const LOST = -1;
const MOST = 4 * BATCH;
/** In the end a small lead will do. */
export const LEAST_LEAD = 0.02;

/** How often each of them won, or undefined if the answer does not win more often. */
export function playOff(
  rules: Rules,
  view: View,
  answer: ActionLine,
  rival: ActionLine,
  seed: string,
): Puzzle['played'] | undefined {
  let [won, lost, squares, games] = [0, 0, 0, 0];
  while (games < MOST) {
    for (let i = 0; i < BATCH; i++) {
      const [best, second] = worthsIn(rules, view, [answer, rival], atGameEnd, seed, games++);
      won += best;
      lost += second;
      squares += (best - second) ** 2;
    }
    const lead = (won - lost) / games;
    // Where all pairs ended alike nothing is known yet.
    const error = Math.sqrt((squares / games - lead ** 2 + 1 / games) / games);
    if (lead <= LOST * error) return undefined;
    if (lead >= (games < MOST ? CLEAR * error : LEAST_LEAD))
      return { games, best: share(won, games), second: share(lost, games) };
  }
  return undefined;
}

const share = (sum: number, games: number): number => Math.round((1000 * sum) / games) / 1000;
