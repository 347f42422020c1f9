/**
 * Who is served next: decisions that a person waits for come before those of tables where bots are alone, and players take turns,
 * however many tables each of them has.
 */
export interface Waiter {
  /** The player who opened the table. */
  readonly owner: string;
  /** Somebody waits for the decision. */
  readonly hasPeople: boolean;
}

/** Owners that are remembered; then all begin anew. */
const OWNERS = 10_000;

export class FairQueue<T extends Waiter> {
  private readonly waiting: T[] = [];
  /** When each owner was served last, as a count of all that were served. */
  private readonly lastServed = new Map<string, number>();
  private served = 0;

  get length(): number {
    return this.waiting.length;
  }

  add(one: T): void {
    this.waiting.push(one);
  }

  /** The longest waiting of the owner who was served longest ago. */
  take(): T | undefined {
    let best = -1;
    for (let i = 0; i < this.waiting.length; i++)
      if (best < 0 || this.isBefore(this.waiting[i], this.waiting[best])) best = i;
    if (best < 0) return undefined;
    const [one] = this.waiting.splice(best, 1);
    this.lastServed.set(one.owner, ++this.served);
    if (this.lastServed.size > OWNERS) this.lastServed.clear();
    return one;
  }

  takeAll(): T[] {
    return this.waiting.splice(0);
  }

  private isBefore(a: T, b: T): boolean {
    if (a.hasPeople !== b.hasPeople) return a.hasPeople;
    return (this.lastServed.get(a.owner) ?? 0) < (this.lastServed.get(b.owner) ?? 0);
  }
}
