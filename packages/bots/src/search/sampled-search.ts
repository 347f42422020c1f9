/**
 * A thorough decision: the rest of the turn is searched again and again, in states sampled from the view, and the action that is
 * best on average wins. One round of all candidates is one iteration.
 */
import { createState, sampleState } from '@cartagena/engine';
import { type Narrowing, Shortlist } from './shortlist.ts';
import type { Strategy } from './strategy.ts';

export interface SampledSearchOptions {
  /** Rounds, unless the budget gives a number of iterations. */
  readonly rounds: number;
  /** Lines that the search follows at each step of a turn. */
  readonly width: number;
}

const NARROWING: Narrowing = { first: 12, after: { 1: 6, 4: 3, 10: 2 } };
/** Draws differ from round to round; the cards that others hold, from sample to sample. */
const ROUNDS_PER_SAMPLE = 4;

export const sampledSearch =
  (options: SampledSearchOptions): Strategy =>
  ({ rules, context: { turnSearch }, view, sample, legal }, { chance, iterations, isSpent }) => {
    const firstLook = legal.map(action => ({ action, worth: turnSearch.lookAt(sample, action, chance).worth }));
    const shortlist = new Shortlist(firstLook, NARROWING);
    const rounds = iterations ?? options.rounds;
    const resampled = createState(rules);
    let state = sample;
    for (let round = 0; round < rounds && shortlist.candidates.length > 1; round++) {
      if (round > 0 && round % ROUNDS_PER_SAMPLE === 0) state = sampleState(rules, view, chance, resampled);
      const worths: number[] = [];
      for (const { action } of shortlist.candidates) {
        // A round that is cut short does not count: it would favour some of the candidates.
        if (isSpent?.()) return shortlist.candidates[0].action;
        worths.push(turnSearch.worthOf(state, action, options.width, chance));
      }
      shortlist.addRound(worths);
    }
    return shortlist.candidates[0].action;
  };
