/** What can be measured while the server runs. No label names a player, a game or an address. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly actions: Counter;
  readonly streams: Gauge;
  readonly cutOff: Counter;
  readonly appends: Histogram;
}

/** The event loop's delay is among the default ones. */
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
    cutOff: new Counter({
      name: 'cartagena_streams_cut_off_total',
      help: 'Connections that read too slowly',
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

/** The same store, which notes how long its appends take. */
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
