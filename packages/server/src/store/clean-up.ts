/** Archives and removes what is old, a little in each call, so that appends need not wait. */
import type { Compilable } from 'kysely';
import { archiveSome } from './archive.ts';
import { type Database, statement } from './database.ts';
import type { CleanedUp, Retention } from './store.ts';

/** Rows that one statement removes. */
const BATCH = 200;
/** The same for games, whose logs are removed with them. */
const GAMES = 20;

export async function cleanUp(db: Database, now: number, retention: Retention): Promise<CleanedUp> {
  const { build } = db;
  const abandonedBefore = now - retention.openGames;
  const abandoned = build
    .selectFrom('games')
    .select('id')
    .where('status', '=', 'open')
    .where('updated', '<', abandonedBefore)
    .orderBy('updated')
    .limit(GAMES);
  const answers = build
    .selectFrom('answers')
    .select(['player', 'key'])
    .where('at', '<', now - retention.answers)
    .orderBy('at')
    .limit(BATCH);
  const unusedBefore = now - retention.tokens;
  const tokens = build
    .selectFrom('tokens')
    .select('hash')
    .where('used', '<', unusedBefore)
    .orderBy('used')
    .limit(BATCH);
  const results = build
    .selectFrom('results')
    .select(['day', 'player'])
    .where('sent', '<', now - retention.results)
    .orderBy('sent')
    .limit(BATCH);
  const codes = build.selectFrom('codes').select('hash').where('expires', '<=', now).orderBy('expires').limit(BATCH);
  return {
    // The condition is repeated in the deletion: a player may have sat down, or come back, meanwhile.
    games: await remove(
      build
        .deleteFrom('games')
        .where('status', '=', 'open')
        .where('updated', '<', abandonedBefore)
        .where('id', 'in', abandoned),
    ),
    answers: await remove(
      build.deleteFrom('answers').where(it => it(it.refTuple('player', 'key'), 'in', answers as never)),
    ),
    tokens: await remove(build.deleteFrom('tokens').where('used', '<', unusedBefore).where('hash', 'in', tokens)),
    codes: await remove(build.deleteFrom('codes').where('hash', 'in', codes)),
    results: await remove(
      build.deleteFrom('results').where(it => it(it.refTuple('day', 'player'), 'in', results as never)),
    ),
    archived: retention.finishedGames === null ? 0 : await archiveSome(db, now - retention.finishedGames),
  };

  async function remove(query: Compilable): Promise<number> {
    const written = await db.write([statement(query)]);
    return written.ok ? (written.outcomes[0]?.changes ?? 0) : 0;
  }
}
