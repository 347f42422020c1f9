/**
 * How much work clients may cause, beside the number of their requests: one unit is one entry of a log that is read or sent, about
 * 25 microseconds of a core. What a request costs is known when it is done, so the one that exceeds the budget is the last that is
 * answered until the minute is over.
 */
export class WorkBudget {
  private readonly max: number;
  private readonly windowMs: number;
  private readonly now: () => number;
  private readonly spent = new Map<string, number>();
  private since: number;

  constructor(max: number, windowMs: number, now: () => number) {
    this.max = max;
    this.windowMs = windowMs;
    this.now = now;
    this.since = now();
  }

  isExceeded(key: string): boolean {
    this.renew();
    return (this.spent.get(key) ?? 0) > this.max;
  }

  spend(key: string, cost: number): void {
    this.renew();
    this.spent.set(key, (this.spent.get(key) ?? 0) + cost);
  }

  /** Milliseconds until all budgets are renewed. */
  get secondsLeft(): number {
    return Math.max(1, Math.ceil((this.since + this.windowMs - this.now()) / 1000));
  }

  private renew(): void {
    const now = this.now();
    // A clock that jumps back must not make the window longer.
    if (now - this.since < this.windowMs && now >= this.since) return;
    this.spent.clear();
    this.since = now;
  }
}
