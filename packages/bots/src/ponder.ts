/**
 * A thorough decision: worlds that fit the view are looked at, in each of them the rest of the turn is searched again and
 * again, and what is best on the average is done. One round of all candidates is one iteration.
 */
import { type ActionId, createState, sampleState } from '@cartagena/engine';
import type { Way } from './decision.ts';

export interface Care {
  /** Rounds, unless the budget says otherwise. */
  readonly rounds: number;
  /** Lines kept in mind at each step of a turn. */
  readonly width: number;
}

/** After so many rounds only so many candidates are left. The first glance leaves a dozen. */
const AT_FIRST = 12;
const NARROWING: readonly { readonly rounds: number; readonly keep: number }[] = [
  { rounds: 1, keep: 6 },
  { rounds: 4, keep: 3 },
  { rounds: 10, keep: 2 },
];
/** What will be drawn differs from round to round; what the others hold, only from world to world. */
const ROUNDS_PER_WORLD = 4;

interface Candidate {
  readonly action: ActionId;
  worth: number;
}

export const ponder =
  (care: Care): Way =>
  ({ rules, mind: { search }, view, world, legal }, { chance, iterations, isSpent }) => {
    const atFirst = legal.map((action): Candidate => ({ action, worth: search.lookAt(world, action, chance).worth }));
    let candidates = atFirst.sort(bestFirst).slice(0, AT_FIRST);
    let best = candidates[0].action;
    for (const candidate of candidates) candidate.worth = 0;
    const other = createState(rules);
    let here = world;
    const rounds = iterations ?? care.rounds;
    for (let done = 0; done < rounds && candidates.length > 1; done++) {
      if (done > 0 && done % ROUNDS_PER_WORLD === 0) here = sampleState(rules, view, chance, other);
      // A round that not all of them took part in would be unfair.
      const worths: number[] = [];
      for (const { action } of candidates) {
        if (isSpent?.()) return best;
        worths.push(search.worthOf(here, action, care.width, chance));
      }
      for (let i = 0; i < candidates.length; i++) candidates[i].worth += worths[i];
      best = candidates.sort(bestFirst)[0].action;
      const narrowing = NARROWING.find(step => step.rounds === done + 1);
      if (narrowing) candidates = candidates.slice(0, narrowing.keep);
    }
    return best;
  };

const bestFirst = (a: Candidate, b: Candidate): number => b.worth - a.worth;
