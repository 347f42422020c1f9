/** Two nodes on a real database, and on SQLite one that stands for both: tests need not know the difference. */
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { type DatabaseKind, startDatabase } from './database.ts';
import { type Node, type NodeOptions, startNode } from './server.ts';

export interface Ground {
  readonly nodes: readonly [Node<Store>, Node<Store>];
  readonly store: Store;
  /** All that was logged, by either node. */
  readonly lines: () => string;
  close(): Promise<void>;
}

export async function startGround(kind: DatabaseKind, options: Omit<NodeOptions, 'store'> = {}): Promise<Ground> {
  const database = await startDatabase(kind);
  const started: Node<Store>[] = [];
  for (let i = 0; i < database.nodes; i++) {
    const store = await openStore(database.address, { defaultFile: database.address });
    started.push(await startNode({ ...options, store }));
  }
  return {
    nodes: [started[0], started.at(-1)!],
    store: started[0].store,
    lines: () => started.flatMap(({ lines }) => lines).join(''),
    async close() {
      for (const node of started) {
        await node.close();
        await node.store.close();
      }
      await database.remove();
    },
  };
}
