/** The actions that are still in question while a decision is searched round by round: the best stay, the others drop out. */
import type { ActionId } from '@cartagena/engine';

export interface Candidate {
  readonly action: ActionId;
  /** Summed over the rounds so far. */
  readonly worth: number;
}

export interface Narrowing {
  /** Candidates in the first round. */
  readonly first: number;
  /** How many candidates are left after this number of rounds; other rounds change nothing. */
  readonly after: { readonly [rounds: number]: number };
}

export class Shortlist {
  /** Best first. */
  candidates: readonly Candidate[];
  private readonly narrowing: Narrowing;
  private readonly always: ActionId | undefined;
  private rounds = 0;

  /** `firstLook`: every action with a first estimate, which only decides who takes part. `always`: never drops out. */
  constructor(firstLook: readonly Candidate[], narrowing: Narrowing, always?: ActionId) {
    this.narrowing = narrowing;
    this.always = always;
    this.candidates = this.best(firstLook, narrowing.first).map(({ action }) => ({ action, worth: 0 }));
  }

  /** Adds what each candidate was worth in one more round, in their order. */
  addRound(worths: readonly number[]): void {
    this.rounds++;
    const summed = this.candidates.map(({ action, worth }, i) => ({ action, worth: worth + worths[i] }));
    this.candidates = this.best(summed, this.narrowing.after[this.rounds] ?? summed.length);
  }

  /** Forgets what the candidates were worth so far: from now on they are judged otherwise. */
  startAnew(): void {
    this.candidates = this.candidates.map(({ action }) => ({ action, worth: 0 }));
  }

  private best(candidates: readonly Candidate[], count: number): readonly Candidate[] {
    const sorted = [...candidates].sort((a, b) => b.worth - a.worth);
    return sorted.filter(({ action }, i) => i < count || action === this.always);
  }
}
