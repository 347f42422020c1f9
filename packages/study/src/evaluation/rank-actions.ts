/**
 * Ranks the legal actions of one decision by the chance to win, as legend judges it, from what the deciding seat can see: states
 * sampled from its view are searched to the end of its turn, and what is left in question is judged after the answers of the next
 * seats. All actions meet the same samples and the same draws, so that they differ by merit alone. The best action is found in one
 * set of samples and compared with the action that was played in another set: in the samples that made it the best it would be
 * overrated.
 */
import { LEGEND_SEARCH } from '@cartagena/bots';
import { answeredWorth, effortFor, Shortlist, searchContextFor } from '@cartagena/bots/search';
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
  /** States to sample, at most as many as legend would: to find the best action, and again to compare it with the one played. */
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

const { width, candidates } = LEGEND_SEARCH;

/** `played`: the action that was chosen in the game, if there was one. */
export function rankActions(
  rules: Rules,
  view: View,
  { seed, rounds }: SearchEffort,
  played?: ActionId,
): ActionRanking {
  const effort = effortFor(LEGEND_SEARCH, view);
  const scouting = Math.min(rounds, effort.scouting);
  const answering = Math.min(rounds, effort.rounds);
  const { search: turnSearch } = forcedWinSearch(rules);
  const context = searchContextFor(rules);
  const { replySearch } = context;
  const first = sampleState(rules, view, new SeededChance(seed));
  const legal = context.startDecision(first);
  const sample = createState(rules);
  const resample = (round: number): State => sampleState(rules, view, new SeededChance(seed, 3 * round), sample);
  /** What each action is worth after the answers, in the sample of this round. */
  const answered = (round: number, actions: readonly ActionId[]): number[] => {
    resample(round);
    replySearch.forget();
    return actions.map(action =>
      answeredWorth({ turnSearch, replySearch }, sample, action, { width, effort, seed, round }),
    );
  };

  const firstLook = legal.map(action => {
    const { worth } = turnSearch.lookAt(first, action, new SeededChance(seed, 1));
    return { action, worth };
  });
  const shortlist = new Shortlist(
    firstLook,
    { first: candidates, after: { 1: Math.ceil(candidates / 2), [scouting]: effort.candidates } },
    played,
  );
  for (let round = 0; round < scouting; round++) {
    resample(round);
    shortlist.addRound(
      shortlist.candidates.map(({ action }) =>
        turnSearch.worthOf(sample, action, width, new SeededChance(seed, 3 * round + 1)),
      ),
    );
  }
  shortlist.startAnew();
  for (let round = 0; round < answering; round++)
    shortlist.addRound(
      answered(
        round,
        shortlist.candidates.map(({ action }) => action),
      ),
    );
  const [best, second] = shortlist.candidates.map(({ action, worth }) => ({ action, chance: worth / answering }));
  const others = second ? { second } : {};
  if (played === undefined || best.action === played) return { best, played: best, ...others };

  let bestSum = 0;
  let playedSum = 0;
  for (let round = answering; round < 2 * answering; round++) {
    const [bestWorth, playedWorth] = answered(round, [best.action, played]);
    bestSum += bestWorth;
    playedSum += playedWorth;
  }
  const chosen: RankedAction = { action: played, chance: playedSum / answering };
  if (playedSum >= bestSum) return { best: chosen, played: chosen };
  return { best: { action: best.action, chance: bestSum / answering }, played: chosen };
}
