/** Games where something is due: the deadline of a turn, a bot that has not acted, the end of a game that everybody has left. */
import { sql } from 'kysely';
import { type Database, statement } from './database.ts';
import { LISTED, listedFrom } from './game-rows.ts';
import { CAN_BE_DUE, type Dialect, DUE } from './migrations.ts';
import type { Store } from './store.ts';

const due = sql<number>`${sql.raw(DUE)}`;
const canBeDue = sql<boolean>`${sql.raw(CAN_BE_DUE)}`;

/**
 * Walks the index of what is due, from where the last call ended: PostgreSQL keeps index entries of rows that were taken before
 * until it vacuums, and a walk from the beginning would pass all of them again.
 */
export function dueGames(db: Database, dialect: Dialect): Pick<Store, 'takeDue' | 'abandonedGames'> {
  const { build } = db;
  return {
    async takeDue(now, until, limit, from = 0) {
      const walk = build
        .selectFrom('games')
        .where(canBeDue)
        .where(due, '>=', from)
        .where(due, '<=', now)
        .orderBy(due)
        .limit(limit);
      // Most often there is nothing, and reading that is much cheaper than writing it.
      const found = await db.read(walk.select(due.as('due')));
      if (found.length === 0) return { games: [], next: null };
      const ids = walk.select('id');
      const take = build
        // Another node may be taking the same: it gets those, and this one the next.
        .with('due', () => (dialect === 'postgres' ? ids.forUpdate().skipLocked() : ids))
        .updateTable('games')
        .set({ taken: until })
        .where('id', 'in', it => it.selectFrom('due').select('due.id'))
        .returning(LISTED);
      const written = await db.write([statement(take)]);
      const rows = written.ok ? (written.outcomes[0].rows as Parameters<typeof listedFrom>[0][]) : [];
      return {
        games: rows.map(listedFrom).sort((a, b) => dueAt(a) - dueAt(b)),
        next: found.length < limit ? null : found[limit - 1].due,
      };
    },

    async abandonedGames(before, limit) {
      const games = build
        .selectFrom('games')
        .select('id')
        .where('status', '=', 'playing')
        .where('updated', '<', before);
      return (await db.read(games.orderBy('updated').limit(limit))).map(({ id }) => id);
    },
  };
}

const dueAt = ({ deadline, botDue }: { deadline: number | null; botDue: number | null }) =>
  Math.min(deadline ?? Number.POSITIVE_INFINITY, botDue ?? Number.POSITIVE_INFINITY);
