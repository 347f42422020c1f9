/** What a server says about itself: its memory after a collection of garbage, and what it holds open. */
import { ask } from '../load/ask.ts';
import type { ServerProcess } from '../load/server-process.ts';

/** What is counted, by the names of the server's own metrics. */
const HELD = {
  streams: 'cartagena_streams',
  connections: 'cartagena_connections',
  followed: 'cartagena_tables_followed',
  inMemory: 'cartagena_tables_in_memory',
  timers: 'nodejs_active_resources{type="Timeout"}',
  files: 'process_open_fds',
} as const;

export type Held = { readonly [what in keyof typeof HELD]: number };

export async function heldBy({ port }: ServerProcess): Promise<Held> {
  const text: string = (await ask(port, 'GET', '/metrics', '')).body;
  const values = new Map(text.split('\n').map(line => [line.split(' ', 1)[0], Number(line.slice(line.indexOf(' ')))]));
  const entries = Object.entries(HELD).map(([what, name]) => [what, values.get(name) ?? 0]);
  return Object.fromEntries(entries) as Held;
}

export interface Sample {
  /** Of the time, from 0 to 1. */
  readonly at: number;
  /** Bytes. */
  readonly heap: number;
  readonly rss: number;
  /** Seconds of all threads. */
  readonly cpu: number;
  /** Tables in memory. */
  readonly inMemory: number;
}

export async function sample(server: ServerProcess, at: number): Promise<Sample> {
  const { heap, rss, cpu } = await server.gauge({ collect: true });
  return { at, heap, rss, cpu, inMemory: (await heldBy(server)).inMemory };
}
