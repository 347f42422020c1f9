/** Players, the tokens they are known by, and the codes that carry them to another device. */
import { type Database, statement } from './database.ts';
import { COLUMNS } from './schema.ts';
import type { Store } from './store.ts';

export function identity(db: Database): Pick<Store, 'players' | 'tokens' | 'codes'> {
  const { build } = db;
  return {
    players: {
      async create(player) {
        await db.write([statement(build.insertInto('players').values({ ...player }))]);
      },
      async get(id) {
        return (await db.read(build.selectFrom('players').select(COLUMNS.players).where('id', '=', id)))[0];
      },
      async rename(id, name) {
        return (await db.write([statement(build.updateTable('players').set({ name }).where('id', '=', id), 1)])).ok;
      },
    },
    tokens: {
      async add(token) {
        await db.write([statement(build.insertInto('tokens').values({ ...token }))]);
      },
      async get(hash) {
        return (await db.read(build.selectFrom('tokens').select(COLUMNS.tokens).where('hash', '=', hash)))[0];
      },
      async touch(hash, used) {
        await db.write([statement(build.updateTable('tokens').set({ used }).where('hash', '=', hash))]);
      },
      async remove(hash) {
        await db.write([statement(build.deleteFrom('tokens').where('hash', '=', hash))]);
      },
    },
    codes: {
      async put(hash, player, expires) {
        await db.write([statement(build.insertInto('codes').values({ hash, player, expires, taken: null }))]);
      },
      async take(hash, now) {
        const take = build
          .updateTable('codes')
          .set({ taken: now })
          .where('hash', '=', hash)
          .where('taken', 'is', null)
          .where('expires', '>', now)
          .returning('player');
        const written = await db.write([statement(take, 1)]);
        return written.ok ? (written.outcomes[0].rows[0] as { player: string }).player : undefined;
      },
    },
  };
}
