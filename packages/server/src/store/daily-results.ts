/** Results of the deals of the day, one for each player and day. */

import { type Database, statement } from './database.ts';
import { answerMaker } from './game-log.ts';
import { COLUMNS } from './schema.ts';
import type { Store } from './store.ts';

export function dailyResults(db: Database): Store['dailyResults'] {
  const { build } = db;
  const answerOnce = answerMaker(db);
  const listed = (day: string) => build.selectFrom('results').where('day', '=', day).where('name', 'is not', null);
  const ofPlayer = (day: string, player: string) =>
    build.selectFrom('results').select(COLUMNS.results).where('day', '=', day).where('player', '=', player);
  return {
    async add(result, answer) {
      const { day, player, sent } = result;
      const insert = build.insertInto('results').values({ ...result });
      const answering = answer ? [answerOnce(answer)] : [];
      const written = await db.write(
        [
          ...answering,
          statement(
            insert.onConflict(it => it.doNothing()),
            1,
          ),
        ],
        ofPlayer(day, player).where('sent', '=', sent),
      );
      if (written.ok) return 'done';
      if (written.failed < answering.length) return 'repeated';
      return (await db.read(ofPlayer(day, player))).length > 0 ? 'sent-before' : 'name-taken';
    },
    async get(day, player) {
      return (await db.read(ofPlayer(day, player)))[0];
    },
    best: (day, limit) =>
      db.read(listed(day).select(COLUMNS.results).orderBy('points', 'desc').orderBy('sent').limit(limit)),
    async countBetter(day, points, most) {
      return (await db.read(listed(day).select('points').where('points', '>', points).limit(most))).length;
    },
    async withdraw(day, player) {
      const forget = build.updateTable('results').set({ name: null, skeleton: null });
      await db.write([statement(forget.where('day', '=', day).where('player', '=', player))]);
    },
  };
}
