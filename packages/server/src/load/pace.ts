/**
 * Lets tables act at a steady rate, whatever the server does: each action has a due time, and its latency is measured from
 * then, even if no table could start it in time. So a server that stalls cannot hide it by receiving fewer requests.
 */
import type { LoadTable } from './table.ts';

/** How often to look for what is due, in milliseconds. */
const LOOK_EVERY = 1;

export class Pacer {
  /** Tables that can act, the longest waiting first. */
  private readonly ready: LoadTable[] = [];
  /** Due times of actions that no table has started. */
  private readonly due: number[] = [];
  private readonly timer: NodeJS.Timeout | undefined;
  private next = performance.now();
  private isStopped = false;

  /** `rate` is of all tables together, in actions a second; 0: each acts as soon as it can. */
  constructor(rate: number) {
    if (rate > 0) this.timer = setInterval(() => this.look(1000 / rate), LOOK_EVERY);
  }

  add(table: LoadTable): void {
    if (this.isStopped) return;
    if (this.timer === undefined) return void table.act(performance.now());
    this.ready.push(table);
    this.assign();
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  private look(interval: number): void {
    for (const now = performance.now(); this.next <= now; this.next += interval) this.due.push(this.next);
    this.assign();
  }

  private assign(): void {
    while (this.due.length > 0 && this.ready.length > 0) void this.ready.shift()!.act(this.due.shift()!);
  }
}
