/** Passes random numbers on and records them. */
import type { Chance } from '@cartagena/engine';

export class RecordingChance implements Chance {
  readonly rolls: [of: number, got: number][] = [];
  private readonly inner: Chance;

  constructor(inner: Chance) {
    this.inner = inner;
  }

  below(n: number): number {
    const got = this.inner.below(n);
    this.rolls.push([n, got]);
    return got;
  }
}
