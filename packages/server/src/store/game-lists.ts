/** Lists of games: one's own, the public ones, and those where something is due. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { type Database, statement } from './database.ts';
import { LISTED, listedFrom } from './game-rows.ts';
import type { Dialect } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Page, Store } from './store.ts';

type GameLists = Pick<Store, 'gamesOf' | 'publicGames' | 'playedBy' | 'forgetPlayed' | 'takeDue'>;

export function gameLists(db: Database, dialect: Dialect): GameLists {
  const { build } = db;

  return {
    async gamesOf(player, page) {
      const seated = build.selectFrom('seats').select('game').where('player', '=', player);
      return list(build.selectFrom('games').where('id', 'in', seated), page);
    },

    async publicGames(status, page) {
      return list(build.selectFrom('games').where('isPublic', '=', 1).where('status', '=', status), page);
    },

    async playedBy(player, page) {
      const seated = build.selectFrom('seats').select('game').where('player', '=', player).where('isForgotten', '=', 0);
      const over = build.selectFrom('games').where('id', 'in', seated).where('status', '=', 'over');
      const withSeat = paged(over, page).select(it =>
        it
          .selectFrom('seats')
          .select('seat')
          .whereRef('seats.game', '=', 'games.id')
          .where('player', '=', player)
          .orderBy('seat')
          .limit(1)
          .$asScalar()
          .$notNull()
          .as('seat'),
      );
      return (await db.read(withSeat)).map(({ seat, ...row }) => ({ ...listedFrom(row), seat }));
    },

    async forgetPlayed(player) {
      const forget = build
        .updateTable('seats')
        .set({ isForgotten: 1 })
        .where('player', '=', player)
        .where('isForgotten', '=', 0)
        .where(it =>
          it.exists(
            it.selectFrom('games').select('id').whereRef('games.id', '=', 'seats.game').where('status', '=', 'over'),
          ),
        );
      await db.write([statement(forget)]);
    },

    async takeDue(now, until, limit) {
      const due = build
        .selectFrom('games')
        .select('id')
        .where(it => it.or([it('deadline', '<=', now), it('botDue', '<=', now)]))
        .where(it => it.or([it('taken', 'is', null), it('taken', '<=', now)]))
        .orderBy(DUE)
        .limit(limit);
      // Another node may be taking the same: it gets those, and we the next.
      const ours = dialect === 'postgres' ? due.forUpdate().skipLocked() : due;
      // Most often there is nothing, and reading that is much cheaper than writing it.
      if ((await db.read(due)).length === 0) return [];
      const take = build
        .with('due', () => ours)
        .updateTable('games')
        .set({ taken: until })
        .where('id', 'in', it => it.selectFrom('due').select('due.id'))
        .returning(LISTED);
      const written = await db.write([statement(take)]);
      const rows = written.ok ? (written.outcomes[0].rows as Parameters<typeof listedFrom>[0][]) : [];
      return rows.map(listedFrom).sort((a, b) => dueAt(a) - dueAt(b));
    },
  };

  async function list(games: Games, page: Page) {
    return (await db.read(paged(games, page))).map(listedFrom);
  }
}

type Games = SelectQueryBuilder<Schema, 'games', object>;

/** Newest first, those that come after the page before. */
function paged(games: Games, { limit, after }: Page) {
  const rest = after
    ? games.where(it => it(it.refTuple('updated', 'id'), '<', it.tuple(after.updated, after.id)))
    : games;
  return rest.select(LISTED).orderBy('updated', 'desc').orderBy('id', 'desc').limit(limit);
}

const DUE = sql`case when deadline is null or "botDue" < deadline then "botDue" else deadline end`;
const dueAt = ({ deadline, botDue }: { deadline: number | null; botDue: number | null }) =>
  Math.min(deadline ?? Number.POSITIVE_INFINITY, botDue ?? Number.POSITIVE_INFINITY);
