/** Where a player wants to be notified: browsers that get pushes, and webhooks. */
import { type Database, statement } from './database.ts';
import { COLUMNS } from './schema.ts';
import type { Store } from './store.ts';

export function notices(db: Database): Pick<Store, 'push' | 'webhooks'> {
  const { build } = db;
  return {
    push: {
      async put(subscription) {
        const { endpoint, ...rest } = subscription;
        const upsert = build
          .insertInto('push')
          .values({ endpoint, ...rest })
          .onConflict(it => it.column('endpoint').doUpdateSet(rest));
        await db.write([statement(upsert)]);
      },
      of: player => db.read(build.selectFrom('push').select(COLUMNS.push).where('player', '=', player)),
      async get(endpoint) {
        return (await db.read(build.selectFrom('push').select(COLUMNS.push).where('endpoint', '=', endpoint)))[0];
      },
      async remove(endpoint) {
        await db.write([statement(build.deleteFrom('push').where('endpoint', '=', endpoint))]);
      },
    },
    webhooks: {
      async put(webhook) {
        const { id, ...rest } = webhook;
        const upsert = build
          .insertInto('webhooks')
          .values({ id, ...rest })
          .onConflict(it => it.column('id').doUpdateSet(rest));
        await db.write([statement(upsert)]);
      },
      ofPlayer: player =>
        db.read(
          build.selectFrom('webhooks').select(COLUMNS.webhooks).where('player', '=', player).where('game', 'is', null),
        ),
      ofGame: game => db.read(build.selectFrom('webhooks').select(COLUMNS.webhooks).where('game', '=', game)),
      async get(id) {
        return (await db.read(build.selectFrom('webhooks').select(COLUMNS.webhooks).where('id', '=', id)))[0];
      },
      async remove(id, player) {
        const remove = build.deleteFrom('webhooks').where('id', '=', id).where('player', '=', player);
        return (await db.write([statement(remove, 1)])).ok;
      },
    },
  };
}
