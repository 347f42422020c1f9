/** Metrics of the running server. No label names a player, a game or an address. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.ts';

const THINKING = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const STAYS = [1, 10, 60, 300, 1800, 7200];

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly actions: Counter;
  readonly streams: Gauge;
  readonly streamTimes: Histogram<'end'>;
  readonly cutOff: Counter;
  readonly events: Counter;
  readonly appends: Histogram;
  readonly decisions: Histogram<'outcome'>;
  readonly checks: Histogram<'outcome'>;
  readonly sweeps: Histogram;
  readonly timeouts: Counter;
  readonly notices: Counter<'by' | 'outcome'>;
}

/** The default metrics include the event loop's delay. */
export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'cartagena_request_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    actions: new Counter({ name: 'cartagena_actions_total', help: 'Actions of players that were stored', registers }),
    streams: new Gauge({ name: 'cartagena_streams', help: 'Connections that follow a table', registers }),
    streamTimes: new Histogram({
      name: 'cartagena_stream_seconds',
      help: 'How long connections followed a table, by why they ended',
      labelNames: ['end'],
      buckets: STAYS,
      registers,
    }),
    cutOff: new Counter({
      name: 'cartagena_streams_cut_off_total',
      help: 'Connections that read too slowly',
      registers,
    }),
    events: new Counter({ name: 'cartagena_events_total', help: 'Events sent to those who follow', registers }),
    decisions: new Histogram({
      name: 'cartagena_bot_decision_seconds',
      help: 'Time from asking a bot to its decision, with the wait for a thread',
      labelNames: ['outcome'],
      buckets: THINKING,
      registers,
    }),
    checks: new Histogram({
      name: 'cartagena_result_check_seconds',
      help: 'Time to check a result of the deal of the day',
      labelNames: ['outcome'],
      buckets: THINKING,
      registers,
    }),
    sweeps: new Histogram({
      name: 'cartagena_sweep_seconds',
      help: 'Time of each look for deadlines and bots that are due',
      buckets: SECONDS,
      registers,
    }),
    timeouts: new Counter({
      name: 'cartagena_turns_timed_out_total',
      help: 'Turns that a bot took over because time was up',
      registers,
    }),
    notices: new Counter({
      name: 'cartagena_notices_total',
      help: 'Notices of a turn, by push and webhook',
      labelNames: ['by', 'outcome'],
      registers,
    }),
    appends: new Histogram({
      name: 'cartagena_append_seconds',
      help: 'Time until entries of a log are durable',
      buckets: SECONDS,
      registers,
    }),
  };
}

/** A gauge that reads its value on every scrape. */
export function measureNumber(
  { registry }: Pick<Metrics, 'registry'>,
  name: string,
  help: string,
  number: () => number | Promise<number>,
): void {
  new Gauge({
    name: `cartagena_${name}`,
    help,
    registers: [registry],
    async collect() {
      this.set(await number());
    },
  });
}

/** The same store, with the duration of its appends measured. */
export function measured(store: Store, { appends }: Pick<Metrics, 'appends'>): Store {
  const append: Store['append'] = async made => {
    const stop = appends.startTimer();
    try {
      return await store.append(made);
    } finally {
      stop();
    }
  };
  return Object.assign(Object.create(store) as Store, { append });
}
