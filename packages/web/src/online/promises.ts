/**
 * What a server promised about the deal of a table of version 1 (docs/fair-deals.md), kept in this browser while the game is not over: only so can anybody tell
 * afterwards that it was kept.
 */
import type { FairEvidence } from '@cartagena/fair';
import type { TableDetails } from '@cartagena/protocol';
import type { SavedPromise } from './deal-verdict.tsx';
import { evidenceOf } from './witness.ts';

interface Given {
  /** When it was kept first, in milliseconds since 1970. */
  readonly at: number;
  readonly kept: FairEvidence;
  /** One's own share in the luck, as it was sent from here. */
  readonly own?: string;
}

const PREFIX = 'cartagena.promise.';
/** So many are kept; then the oldest are forgotten. */
const MOST = 200;

/** What this browser saved of a game before its end: of version 2, or of version 1 if the table was opened under it. */
export const savedPromiseOf = async (id: string): Promise<SavedPromise | undefined> =>
  (await evidenceOf(id)) ?? promiseOf(id);

/** Undefined: nothing was kept here before the end. */
export function promiseOf(id: string): FairEvidence | undefined {
  return read(PREFIX + id)?.kept;
}

function read(key: string): Given | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isGiven(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isGiven(value: unknown): value is Given {
  if (typeof value !== 'object' || value === null) return false;
  const { at, kept, own } = value as Partial<Given>;
  return typeof at === 'number' && isKept(kept) && (own === undefined || typeof own === 'string');
}

/** As much of it as is ever kept here. Nothing of it yet: only one's own share was sent. */
function isKept(value: unknown): value is FairEvidence {
  if (typeof value !== 'object' || value === null) return false;
  const { game, commitment, config, entropies } = value as { [field: string]: unknown };
  const isText = (one: unknown) => typeof one === 'string';
  const isNone = (one: unknown) => one === undefined;
  return (
    (isNone(game) || isText(game)) &&
    (isNone(commitment) || isText(commitment)) &&
    (isNone(config) || (typeof config === 'object' && config !== null && !Array.isArray(config))) &&
    // Shares come last: then everything else is known.
    (isNone(entropies) || (isText(commitment) && Array.isArray(entropies) && entropies.every(isText)))
  );
}

function write(id: string, given: Given): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(given));
    const keys = Object.keys(localStorage).filter(key => key.startsWith(PREFIX));
    if (keys.length <= MOST) return;
    const oldestFirst = keys.sort((a, b) => (read(a)?.at ?? 0) - (read(b)?.at ?? 0));
    for (const key of oldestFirst.slice(0, -MOST)) localStorage.removeItem(key);
  } catch {
    // Then the record is checked without it.
  }
}

/** What was shown first stays. The seats' shares are told when the game starts; one's own is known better. */
export function keepPromise(table: TableDetails): void {
  const { id, commitment, entropies = [], status, you, fair } = table;
  const before = read(PREFIX + id);
  if (fair !== 1 || status === 'over' || before?.kept.entropies) return;
  const own = before?.own;
  const shares = entropies.map((told, seat) => (seat === you && own !== undefined ? own : told));
  write(id, {
    ...before,
    at: before?.at ?? Date.now(),
    kept: {
      game: id,
      commitment: before?.kept.commitment ?? commitment,
      config: before?.kept.config ?? table.recordedConfig ?? table.config,
      ...(status === 'open' ? {} : { entropies: shares }),
    },
  });
}
