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

  forSlot(slot: string): Chance {
    const inner = this.inner.forSlot?.(slot);
    if (!inner) return this;
    return {
      below: n => {
        this.drawCount++;
        return inner.below(n);
      },
    };
  }
}
