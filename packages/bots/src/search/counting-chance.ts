import type { Chance } from '@cartagena/engine';

/** Counts the draws from another source. An action that draws nothing always leads to the same state. */
export class CountingChance implements Chance {
  drawCount = 0;
  private readonly inner: Chance;

  constructor(inner: Chance) {
    this.inner = inner;
  }

  below(n: number): number {
    this.drawCount++;
    return this.inner.below(n);
  }
}
