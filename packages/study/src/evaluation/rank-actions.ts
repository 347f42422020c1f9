/**
 * What the choices of one decision are worth to whoever decides, from what that seat can see: worlds that fit its view are
 * searched to the end of its turn. All choices meet the same worlds and the same luck, so that they differ by their own merit.
 * The best is found in some worlds and weighed against what was done in others: who wins a race must not be its judge.
 */
import { mindFor } from '@cartagena/bots/mind';
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
  /** Luck is derived from it: equal seeds and rounds give equal verdicts. */
  readonly seed: string;
  /** Worlds to look at, for finding the best and again for weighing it against what was done. */
  readonly rounds: number;
}

export interface RankedAction {
  readonly action: ActionId;
  /** The seat's chance to win. */
  readonly chance: number;
}

export interface ActionRanking {
  readonly best: RankedAction;
  /** What was done; the same as the best if there was nothing better. */
  readonly done: RankedAction;
  /** The best of the others, where any other was looked at to the end. */
  readonly second?: RankedAction;
}

/** Lines kept in mind at each step of a turn. */
const WIDTH = 4;
/** After so many rounds only so many choices are left. */
const AT_FIRST = 12;
const NARROWING: { readonly [rounds: number]: number } = { 1: 6, 3: 3 };

interface Candidate {
  readonly action: ActionId;
  worth: number;
}

/** `done`: the action that was chosen, if one was. */
export function rankActions(rules: Rules, view: View, { seed, rounds }: SearchEffort, done?: ActionId): ActionRanking {
  const { search } = forcedWinSearch(rules);
  const first = sampleState(rules, view, new SeededChance(seed));
  const legal = mindFor(rules).face(first);
  const world = createState(rules);
  const worthIn = (action: ActionId, round: number): number =>
    search.worthOf(world, action, WIDTH, new SeededChance(seed, 2 * round + 2));
  const imagine = (round: number): State => sampleState(rules, view, new SeededChance(seed, 2 * round + 1), world);

  const glances = legal.map((action): Candidate => {
    const worth = search.lookAt(first, action, new SeededChance(seed, 1)).worth;
    return { action, worth };
  });
  let candidates = narrow(glances, AT_FIRST, done);
  for (const candidate of candidates) candidate.worth = 0;
  for (let round = 0; round < rounds; round++) {
    imagine(round);
    for (const candidate of candidates) candidate.worth += worthIn(candidate.action, round);
    candidates = narrow(candidates, NARROWING[round + 1] ?? candidates.length, done);
  }
  const [best, second] = candidates.map(({ action, worth }) => ({ action, chance: worth / rounds }));
  const others = second ? { second } : {};
  if (done === undefined || best.action === done) return { best, done: best, ...others };

  let bestSum = 0;
  let doneSum = 0;
  for (let round = rounds; round < 2 * rounds; round++) {
    imagine(round);
    bestSum += worthIn(best.action, round);
    doneSum += worthIn(done, round);
  }
  const chosen: RankedAction = { action: done, chance: doneSum / rounds };
  if (doneSum >= bestSum) return { best: chosen, done: chosen };
  return { best: { action: best.action, chance: bestSum / rounds }, done: chosen };
}

/** The best of them in order, and what was done in any case. */
function narrow(candidates: readonly Candidate[], keep: number, done: ActionId | undefined): Candidate[] {
  return [...candidates].sort((a, b) => b.worth - a.worth).filter(({ action }, i) => i < keep || action === done);
}
