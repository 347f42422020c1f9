/**
 * The most thorough decision. Like the sampled search it plans the rest of the turn again and again, in states sampled from the view; the
 * candidates that are left then are judged after the answers of the next seats. In each round all candidates meet the same cards and the
 * same draws, so that they differ by merit alone.
 */
import { type ActionId, createState, SeededChance, type State, sampleState, type View } from '@cartagena/engine';
import type { ReplyOptions, ReplySearch } from './reply-search.ts';
import { Shortlist } from './shortlist.ts';
import type { Strategy } from './strategy.ts';
import type { TurnSearch } from './turn-search.ts';

export interface RepliedSearchOptions {
  /** Lines that the search follows at each step of the own turn. */
  readonly width: number;
  /** Candidates in the first round. Half of them are left after it. */
  readonly candidates: number;
  /** What is done where the others' cards are known, and where they are not. */
  readonly known: ReplyEffort;
  readonly hidden: ReplyEffort;
}

interface ReplyEffort extends ReplyOptions {
  /** Rounds before answers are looked at. */
  readonly scouting: number;
  /** Candidates whose answers are worked out, ends of the turn for each of them, and rounds. */
  readonly candidates: number;
  readonly ends: number;
  readonly rounds: number;
  /** How much the answer counts, from 0 to 1, against the end of the own turn: a sampled answer is one of many. */
  readonly weight: number;
}

/** Whether the viewer knows all cards that the others hold. */
function knowsHands({ seats, viewer }: View): boolean {
  return seats.every(
    ({ hand, known, handCount }, seat) => seat === viewer || (hand ?? known ?? []).length === handCount,
  );
}

export const effortFor = ({ known, hidden }: RepliedSearchOptions, view: View): ReplyEffort =>
  knowsHands(view) ? known : hidden;

interface AnswerOptions {
  /** Lines that the search follows at each step of the own turn. */
  readonly width: number;
  readonly effort: ReplyEffort;
  /** The luck of one round: all candidates meet the same draws, and so do their answers. */
  readonly seed: string;
  readonly round: number;
}

/** What `action` is worth to the acting seat of `from`, to the end of its turn that is best once the next seats have answered. */
export function answeredWorth(
  { turnSearch, replySearch }: { readonly turnSearch: TurnSearch; readonly replySearch: ReplySearch },
  from: State,
  action: ActionId,
  { width, effort, seed, round }: AnswerOptions,
): number {
  const ends = turnSearch.endsOf(from, action, width, new SeededChance(seed, 3 * round + 1), effort.ends);
  const worths = ends.map(({ state, worth }) => {
    const answered = replySearch.worthOf(state, from.actor, effort, seed, 3 * round + 2);
    return worth + effort.weight * (answered - worth);
  });
  turnSearch.release(ends);
  return Math.max(...worths);
}

export const repliedSearch =
  (options: RepliedSearchOptions): Strategy =>
  ({ rules, context, view, sample, legal }, { chance, iterations, isSpent }) => {
    const { width, candidates } = options;
    const { turnSearch, replySearch } = context;
    const seed = `${chance.below(2 ** 30)}`;
    const effort = effortFor(options, view);
    const scouting = Math.min(effort.scouting, iterations ?? effort.scouting);
    const answering = Math.min(effort.rounds, iterations ?? effort.rounds);
    const firstLook = legal.map(action => ({
      action,
      worth: turnSearch.lookAt(sample, action, new SeededChance(seed)).worth,
    }));
    // A round that is cut short does not count: it would favour some of the candidates.
    const shortlist = new Shortlist(firstLook, {
      first: candidates,
      after: { 1: Math.max(effort.candidates, Math.ceil(candidates / 2)), [scouting]: effort.candidates },
    });
    const resampled = createState(rules);
    let state: State = sample;
    const runRound = (round: number, worthOf: (action: number, state: State) => number): boolean => {
      if (round > 0) state = sampleState(rules, view, new SeededChance(seed, 3 * round), resampled);
      const worths: number[] = [];
      for (const { action } of shortlist.candidates) {
        if (isSpent?.()) return false;
        worths.push(worthOf(action, state));
      }
      shortlist.addRound(worths);
      return true;
    };
    for (let round = 0; round < scouting && shortlist.candidates.length > 1; round++)
      if (
        !runRound(round, (action, from) =>
          turnSearch.worthOf(from, action, width, new SeededChance(seed, 3 * round + 1)),
        )
      )
        return shortlist.candidates[0].action;
    if (shortlist.candidates.length === 1) return shortlist.candidates[0].action;

    shortlist.startAnew();
    const scouted = shortlist.candidates[0].action;
    for (let round = 0; round < answering; round++) {
      replySearch.forget();
      const isWhole = runRound(round, (action, from) =>
        answeredWorth(context, from, action, { width, effort, seed, round }),
      );
      if (!isWhole) break;
    }
    return shortlist.candidates[0]?.action ?? scouted;
  };
