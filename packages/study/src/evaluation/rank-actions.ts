/**
 * Ranks the legal actions of one decision by the chance to win, from what the deciding seat can see: states sampled from its view
 * are searched to the end of its turn. All actions meet the same samples and the same draws, so that they differ by merit alone.
 * The best action is found in one set of samples and compared with the action that was played in another set: in the samples
 * that made it the best it would be overrated.
 */
import { type Narrowing, Shortlist, searchContextFor } from '@cartagena/bots/search';
import {
  type ActionId,
  createState,
  type Rules,
  SeededChance,
  type State,
  sampleState,
  type View,
} from '@cartagena/engine';
import { forcedWinSearch } from './forced-win.ts';

export interface SearchEffort {
  /** All draws derive from it: equal seeds and rounds give equal rankings. */
  readonly seed: string;
  /** States to sample for finding the best action, and again for comparing it with the action that was played. */
  readonly rounds: number;
}

export interface RankedAction {
  readonly action: ActionId;
  /** The seat's chance to win. */
  readonly chance: number;
}

export interface ActionRanking {
  readonly best: RankedAction;
  /** The action that was played; the best one itself if nothing better was found. */
  readonly played: RankedAction;
  /** The best of the others, if any other was searched in every round. */
  readonly second?: RankedAction;
}

/** Lines that the search follows at each step of a turn. */
const WIDTH = 4;
const NARROWING: Narrowing = { first: 12, after: { 1: 6, 3: 3 } };

/** `played`: the action that was chosen in the game, if there was one. */
export function rankActions(
  rules: Rules,
  view: View,
  { seed, rounds }: SearchEffort,
  played?: ActionId,
): ActionRanking {
  const { search } = forcedWinSearch(rules);
  const first = sampleState(rules, view, new SeededChance(seed));
  const legal = searchContextFor(rules).startDecision(first);
  const sample = createState(rules);
  const worthOf = (action: ActionId, round: number): number =>
    search.worthOf(sample, action, WIDTH, new SeededChance(seed, 2 * round + 2));
  const resample = (round: number): State => sampleState(rules, view, new SeededChance(seed, 2 * round + 1), sample);

  const firstLook = legal.map(action => {
    const { worth } = search.lookAt(first, action, new SeededChance(seed, 1));
    return { action, worth };
  });
  const shortlist = new Shortlist(firstLook, NARROWING, played);
  for (let round = 0; round < rounds; round++) {
    resample(round);
    shortlist.addRound(shortlist.candidates.map(({ action }) => worthOf(action, round)));
  }
  const [best, second] = shortlist.candidates.map(({ action, worth }) => ({ action, chance: worth / rounds }));
  const others = second ? { second } : {};
  if (played === undefined || best.action === played) return { best, played: best, ...others };

  let bestSum = 0;
  let playedSum = 0;
  for (let round = rounds; round < 2 * rounds; round++) {
    resample(round);
    bestSum += worthOf(best.action, round);
    playedSum += worthOf(played, round);
  }
  const chosen: RankedAction = { action: played, chance: playedSum / rounds };
  if (playedSum >= bestSum) return { best: chosen, played: chosen };
  return { best: { action: best.action, chance: bestSum / rounds }, played: chosen };
}
