/** What must not have grown. The bounds are far above noise and far below what an hour of leaking leaves. */
import type { Held, Sample } from './gauges.ts';

const MB = 2 ** 20;
/** By which the heap may differ between two samples of a server at work, in bytes. */
const NOISE = 16 * MB;
/** A table in memory, in bytes. There are a few hundred at most. */
const TABLE = 64 * 1024;
/** Timers and files more than at the start: of bots at work, of the pool of connections to the database. */
const SPARE = 64;

/** Where the heap of a server at work is compared with its end. */
export const SETTLED = 0.2;

export function heapLeaks(samples: readonly Sample[]): string[] {
  const settled = samples.find(({ at }) => at >= SETTLED);
  const last = samples.at(-1);
  if (settled === undefined || last === undefined) return [];
  const allowed = NOISE + TABLE * Math.max(0, last.inMemory - settled.inMemory);
  const grown = last.heap - settled.heap;
  if (grown <= allowed) return [];
  return [`the heap grew by ${Math.round(grown / MB)} MB; ${Math.round(allowed / MB)} MB would be allowed`];
}

/** After everyone has left; the one who asks has one connection. */
export function holdLeaks(before: Held, after: Held, tables: number): string[] {
  const limits: { readonly [what in keyof Held]?: number } = {
    streams: 0,
    connections: 1,
    followed: 0,
    // A bot that plays on has one.
    timers: before.timers + tables + SPARE,
    files: before.files + SPARE,
  };
  return Object.entries(limits).flatMap(([what, most]) => {
    const held = after[what as keyof Held];
    return held > most ? [`${held} ${what} are left; ${most} may be`] : [];
  });
}
