import type { Chance } from '@cartagena/engine';

/** Passes luck on and counts how often it was asked for: never means that the same comes out every time. */
export class NotedChance implements Chance {
  asked = 0;
  private readonly inner: Chance;

  constructor(inner: Chance) {
    this.inner = inner;
  }

  below(n: number): number {
    this.asked++;
    return this.inner.below(n);
  }
}
