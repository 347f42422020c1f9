/** Removes what nobody will miss, a little at a time, so that appends need not wait. */
import type { Compilable } from 'kysely';
import { type Database, statement } from './database.ts';
import type { CleanedUp, Limits } from './store.ts';

const AT_ONCE = 200;

export async function cleanUp(db: Database, now: number, limits: Limits): Promise<CleanedUp> {
  const { build } = db;
  const some = AT_ONCE;
  const abandoned = build
    .selectFrom('games')
    .select('id')
    .where('status', '=', 'open')
    .where('updated', '<', now - limits.openGames)
    .limit(some);
  const answers = build
    .selectFrom('answers')
    .select(['player', 'key'])
    .where('at', '<', now - limits.answers)
    .limit(some);
  const tokens = build
    .selectFrom('tokens')
    .select('hash')
    .where('used', '<', now - limits.tokens)
    .limit(some);
  const codes = build.selectFrom('codes').select('hash').where('expires', '<=', now).limit(some);
  return {
    // Asked again as they are removed: somebody may have sat down, or come back, meanwhile.
    games: await removeAll(
      build
        .deleteFrom('games')
        .where('status', '=', 'open')
        .where('updated', '<', now - limits.openGames)
        .where('id', 'in', abandoned),
    ),
    answers: await removeAll(
      build.deleteFrom('answers').where(it => it(it.refTuple('player', 'key'), 'in', answers as never)),
    ),
    tokens: await removeAll(
      build
        .deleteFrom('tokens')
        .where('used', '<', now - limits.tokens)
        .where('hash', 'in', tokens),
    ),
    codes: await removeAll(build.deleteFrom('codes').where('hash', 'in', codes)),
  };

  async function removeAll(query: Compilable): Promise<number> {
    let removed = 0;
    for (;;) {
      const written = await db.write([statement(query)]);
      const changes = written.ok ? written.outcomes[0].changes : 0;
      removed += changes;
      if (changes < some) return removed;
    }
  }
}
