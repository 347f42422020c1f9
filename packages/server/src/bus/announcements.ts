/** Growths in texts that are short enough for PostgreSQL to pass on. */
import type { Growth } from './bus.ts';

/** PostgreSQL takes less than 8000 bytes. */
export const LONGEST = 7900;

interface Announcement {
  readonly node: string;
  readonly appends: readonly Growth[];
}

/** As few texts as possible. Together they contain everything, in order. */
export function announcements(node: string, growths: readonly Growth[]): string[] {
  const wrap = (parts: readonly string[]) => `{"node":${JSON.stringify(node)},"appends":[${parts.join()}]}`;
  const room = LONGEST - Buffer.byteLength(wrap([]));
  const texts: string[] = [];
  let parts: string[] = [];
  let length = 0;
  for (const { game, seq, entries } of growths) {
    const full = JSON.stringify({ game, seq, entries } satisfies Growth);
    const part = Buffer.byteLength(full) > room ? JSON.stringify({ game, seq } satisfies Growth) : full;
    const size = Buffer.byteLength(part) + 1;
    if (length + size > room + 1) {
      texts.push(wrap(parts));
      parts = [];
      length = 0;
    }
    parts.push(part);
    length += size;
  }
  return parts.length > 0 ? [...texts, wrap(parts)] : texts;
}

/** What another node said; nothing if it was this one. */
export function growthsIn(text: string, self: string): readonly Growth[] {
  const { node, appends } = JSON.parse(text) as Announcement;
  return node === self ? [] : appends;
}
