/**
 * What a server promised about the deal of a table, kept in this browser when it was first shown: only so can anybody tell
 * afterwards that it was kept.
 */
import type { Kept } from '@cartagena/fair';
import type { TableView } from '@cartagena/protocol';

const keyOf = (id: string): string => `cartagena.promise.${id}`;

export function promiseOf(id: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}');
  } catch {
    return {};
  }
}

/** What was kept first stays. The seats' shares are told when the game starts. */
export function keepPromise({ id, commitment, entropies, status }: TableView): void {
  const before = promiseOf(id);
  const kept: Kept = {
    game: id,
    commitment: before.commitment ?? commitment,
    ...(status === 'open' ? {} : { entropies: before.entropies ?? entropies }),
  };
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // Then the record is checked without it.
  }
}
