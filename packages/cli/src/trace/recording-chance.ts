/** Passes random numbers on and records them. */
import type { Chance } from '@cartagena/engine';

export class RecordingChance implements Chance {
  readonly rolls: [of: number, got: number][];
  private readonly inner: Chance;

  constructor(inner: Chance, rolls: [of: number, got: number][] = []) {
    this.inner = inner;
    this.rolls = rolls;
  }

  below(n: number): number {
    const got = this.inner.below(n);
    this.rolls.push([n, got]);
    return got;
  }

  forSlot(slot: string): Chance {
    return new RecordingChance(this.inner.forSlot?.(slot) ?? this.inner, this.rolls);
  }
}
