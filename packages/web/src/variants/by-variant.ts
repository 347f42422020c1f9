/** One entry for each variant that needs one. A variant without an entry gets the plain default, which the reader of the table knows. */
import type { ModuleId } from '@cartagena/engine';

export type ByVariant<T> = { readonly [M in ModuleId]?: T };

/** The entries in the order of the table. */
export const entriesOf = <T>(table: ByVariant<T>): readonly T[] => Object.values(table);

/** The named parts of all entries in one map: names of actions, events and phases belong to one variant each. */
export function partsOf<T, P>(
  entries: readonly T[],
  parts: (entry: T) => { readonly [name: string]: P } | undefined,
): ReadonlyMap<string, P> {
  return new Map(entries.flatMap(entry => Object.entries(parts(entry) ?? {})));
}
