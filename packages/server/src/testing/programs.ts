/** The real thing: the built program, as often as its database allows, with an eye on the log behind it. */
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { type DatabaseKind, startDatabase, type TestDatabase } from './database.ts';
import { Program } from './program.ts';

export interface Programs {
  readonly database: TestDatabase;
  /** May be replaced; on SQLite there is one. */
  readonly nodes: Program[];
  /** Not that of a node: another way into the same database. */
  readonly store: Store;
  close(): Promise<void>;
}

export async function startPrograms(
  kind: DatabaseKind,
  env: { readonly [name: string]: string } = {},
): Promise<Programs> {
  const database = await startDatabase(kind);
  // At once, on an empty database: one of them makes the tables, the others wait.
  const starts = Array.from({ length: database.nodes }, () => Program.start(database, env));
  const nodes = await Promise.all(starts).catch(async error => {
    await database.remove();
    throw error;
  });
  const store = await openStore(database.address, { defaultFile: database.address, onTrouble: () => {} });
  return {
    database,
    nodes,
    store,
    async close() {
      await Promise.all(nodes.map(node => node.end('SIGKILL')));
      await store.close();
      await database.remove();
    },
  };
}
