/** Lists of games: a player's own, and the public ones. Every list walks an index and stops at its limit. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { type Database, statement } from './database.ts';
import { LISTED, listedFrom } from './game-rows.ts';
import type { Schema } from './schema.ts';
import type { GameRow, Page, Store } from './store.ts';

const MOST_UNFINISHED = 1000;

type GameLists = Pick<Store, 'gamesOf' | 'publicGames' | 'playedBy' | 'forgetPlayed' | 'unfinishedGames'>;

export function gameLists(db: Database): GameLists {
  const { build } = db;

  return {
    async gamesOf(player, page) {
      const [unfinished, ended] = await Promise.all([
        db.read(byUpdate(unfinishedSeats(player), page)),
        db.read(byEnd(endedSeats(player), page)),
      ]);
      return newestFirst([...unfinished, ...ended], page).map(({ seat: _, ...row }) => listedFrom(row));
    },

    async publicGames(status, { limit, after }) {
      const games = build.selectFrom('games').select(LISTED).where('isPublic', '=', 1).where('status', '=', status);
      const rest = after
        ? games.where(it => it(it.refTuple('updated', 'id'), '<', it.tuple(after.updated, after.id)))
        : games;
      return (await db.read(rest.orderBy('updated', 'desc').orderBy('id', 'desc').limit(limit))).map(listedFrom);
    },

    async playedBy(player, page) {
      const [unmarked, ended] = await Promise.all([
        // A program of an older version does not note the end of a game at its seats.
        db.read(byUpdate(unfinishedSeats(player).where('isForgotten', '=', 0), page).where('status', '=', 'over')),
        db.read(byEnd(endedSeats(player).where('isForgotten', '=', 0), page)),
      ]);
      return newestFirst([...unmarked, ...ended], page).map(({ seat, ...row }) => ({ ...listedFrom(row), seat }));
    },

    async forgetPlayed(player) {
      const forget = build
        .updateTable('seats')
        .set({ isForgotten: 1 })
        .where('player', '=', player)
        .where('isForgotten', '=', 0)
        .where(it =>
          it.or([
            it('ended', 'is not', null),
            it.exists(
              it.selectFrom('games').select('id').whereRef('games.id', '=', 'seats.game').where('status', '=', 'over'),
            ),
          ]),
        );
      await db.write([statement(forget)]);
    },

    async unfinishedGames(player, most) {
      return (await db.read(unfinishedSeats(player).select('game').limit(most))).length;
    },
  };

  /** Sorted as a whole, so there is an end to them: more than a player may have at once. */
  function unfinishedSeats(player: string) {
    const seats = build.selectFrom('seats').where('player', '=', player).where('ended', 'is', null);
    return build.selectFrom(seats.select(['game', 'seat', 'isForgotten']).limit(MOST_UNFINISHED).as('unfinished'));
  }

  /** Any number, in the order of an index. */
  function endedSeats(player: string) {
    return build.selectFrom('seats').where('player', '=', player).where('ended', 'is not', null);
  }

  /** By their last entry. */
  function byUpdate(seats: ReturnType<typeof unfinishedSeats>, { limit, after }: Page) {
    const games = seats.innerJoin('games', 'games.id', 'unfinished.game').select([...LISTED, 'seat']);
    const rest = after
      ? games.where(it => it(it.refTuple('games.updated', 'games.id'), '<', it.tuple(after.updated, after.id)))
      : games;
    return rest.orderBy('games.updated', 'desc').orderBy('games.id', 'desc').limit(limit);
  }

  /** By their end: what is said afterwards does not move them. */
  function byEnd(seats: Seats, { limit, after }: Page) {
    const rest = after
      ? seats.where(it =>
          it(it.refTuple('ended', 'game'), '<', it.tuple(sql<number | null>`${after.updated}`, after.id)),
        )
      : seats;
    return rest
      .innerJoin('games', 'games.id', 'seats.game')
      .select([...LISTED.filter(name => name !== 'updated'), 'seat'])
      .select(it => it.ref('ended').$notNull().as('updated'))
      .orderBy('ended', 'desc')
      .orderBy('game', 'desc')
      .limit(limit);
  }
}

type Seats = SelectQueryBuilder<Schema, 'seats', object>;

/** Of two lists in this order, one. */
function newestFirst<Row extends Pick<GameRow, 'id' | 'updated'>>(rows: Row[], { limit }: Page): Row[] {
  return rows.sort((a, b) => b.updated - a.updated || (a.id < b.id ? 1 : -1)).slice(0, limit);
}
