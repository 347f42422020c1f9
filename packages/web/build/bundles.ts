/**
 * Which file a module goes to. A browser takes longer to ask for a small file than to read it, so what pages share is in a few
 * files: what everything begins with, what the first page has besides, and what a table has besides. The rest stays with its page.
 */

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Each with the modules at whose imports it begins; the first that has a module keeps it. */
type Bundles = { readonly [name: string]: readonly string[] };

/** `indexes` only point to modules: whoever imports one from there does not need the others. */
export function bundles(all: Bundles, indexes: readonly string[]) {
  let found: Map<string, string> | undefined;
  return {
    name(id: string, modules: Modules): string | null {
      found ??= sortOut(all, indexes, modules);
      return found.get(id) ?? null;
    },
    // What only one page needs would be a burden to the others.
    minShareCount: 2,
  };
}

function sortOut(all: Bundles, indexes: readonly string[], modules: Modules): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, roots] of Object.entries(all)) {
    const reached = [...roots];
    for (let id = reached.pop(); id !== undefined; id = reached.pop()) {
      if (found.has(id)) continue;
      found.set(id, name);
      const { importedIds = [] } = modules.getModuleInfo(id) ?? {};
      reached.push(...importedIds.filter(other => !indexes.includes(other)));
    }
  }
  return found;
}
