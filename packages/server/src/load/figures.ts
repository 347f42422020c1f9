/** Counts and times while tables play. `reset` begins anew. */
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** Milliseconds. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly max: number;
}

export class Figures {
  begun = 0;
  acknowledged = 0;
  byBots = 0;
  games = 0;
  /** Received by all clients. */
  updates = 0;
  readonly errors: { [kind: string]: number } = {};
  private readonly heard = createHistogram();
  private readonly answered = createHistogram();

  /** Forgets everything. */
  reset(): void {
    this.begun = 0;
    this.acknowledged = 0;
    this.byBots = 0;
    this.games = 0;
    this.updates = 0;
    for (const kind of Object.keys(this.errors)) delete this.errors[kind];
    this.heard.reset();
    this.answered.reset();
  }

  begin(): void {
    this.begun++;
  }

  acknowledge(milliseconds: number): void {
    this.acknowledged++;
    record(this.answered, milliseconds);
  }

  hear(milliseconds: number): void {
    record(this.heard, milliseconds);
  }

  fail(kind: string): void {
    this.errors[kind] = (this.errors[kind] ?? 0) + 1;
  }

  get times(): { readonly heard: Times; readonly acknowledged: Times } {
    return { heard: timesOf(this.heard), acknowledged: timesOf(this.answered) };
  }
}

/** In microseconds; the histogram takes whole numbers from 1. */
function record(histogram: RecordableHistogram, milliseconds: number): void {
  histogram.record(Math.max(1, Math.round(milliseconds * 1000)));
}

function timesOf(histogram: RecordableHistogram): Times {
  const at = (percent: number): number => (histogram.count === 0 ? 0 : histogram.percentile(percent) / 1000);
  return { count: histogram.count, p50: at(50), p99: at(99), p999: at(99.9), max: at(100) };
}
