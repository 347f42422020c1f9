/** Notices that are to be delivered: written together with what they are about, taken by whichever node has time. */
import { sql } from 'kysely';
import { compiledOnce } from './compiled.ts';
import { type Database, type Query, statement } from './database.ts';
import type { Dialect } from './migrations.ts';
import { COLUMNS } from './schema.ts';
import type { Job, Store } from './store.ts';

export function jobs(db: Database, dialect: Dialect): Store['jobs'] {
  const { build } = db;
  return {
    async take(now, until, limit) {
      const due = build.selectFrom('jobs').select('id').where('due', '<=', now).orderBy('due').limit(limit);
      // Most often there is nothing, and reading that is much cheaper than writing it.
      if ((await db.read(due.limit(1))).length === 0) return [];
      const take = build
        .with('due', () => (dialect === 'postgres' ? due.forUpdate().skipLocked() : due))
        .updateTable('jobs')
        .set(it => ({ due: until, attempts: it('attempts', '+', 1) }))
        .where('id', 'in', it => it.selectFrom('due').select('due.id'))
        .returning(COLUMNS.jobs);
      const written = await db.write([statement(take)]);
      return written.ok ? ((written.outcomes[0]?.rows ?? []) as Job[]) : [];
    },
    async retry(id, due) {
      await db.write([statement(build.updateTable('jobs').set({ due }).where('id', '=', id))]);
    },
    async remove(id) {
      await db.write([statement(build.deleteFrom('jobs').where('id', '=', id))]);
    },
  };
}

interface Notified {
  readonly game: string;
  readonly player: string;
  /** Unique for the turn. */
  readonly key: string;
  readonly body: string;
  readonly at: number;
}

/** Makes a job for each door: those of the game, and for a player who is not present also the player's own. */
export function jobMaker({ build }: Database): (isPresent: boolean) => (notified: Notified) => Query {
  const ofGame = (game: string) =>
    build
      .selectFrom('webhooks')
      .select([sql<Job['door']>`'webhook'`.as('door'), 'id as target'])
      .where('game', '=', game);
  const ofPlayer = (player: string) =>
    build
      .selectFrom('webhooks')
      .select([sql<Job['door']>`'webhook'`.as('door'), 'id as target'])
      .where('player', '=', player)
      .where('game', 'is', null)
      .unionAll(
        build
          .selectFrom('push')
          .select([sql<Job['door']>`'push'`.as('door'), 'endpoint as target'])
          .where('player', '=', player),
      );
  const compile = (isPresent: boolean) =>
    compiledOnce(({ game, player, key, body, at }: Notified) => {
      const doors = isPresent ? ofGame(game) : ofGame(game).unionAll(ofPlayer(player));
      const insert = build
        .insertInto('jobs')
        .columns(COLUMNS.jobs)
        .expression(
          build
            .selectFrom(doors.as('doors'))
            .select([
              sql<string>`cast(${key} as text) || ' ' || door || ' ' || target`.as('id'),
              'door',
              'target',
              sql<string>`cast(${body} as text)`.as('body'),
              sql<number>`cast(${at} as bigint)`.as('due'),
              sql<number>`0`.as('attempts'),
            ])
            // For SQLite, which would take what follows for a condition of a join.
            .where(sql<boolean>`true`),
        );
      return insert.onConflict(it => it.doNothing());
    });
  const byPresence = { true: compile(true), false: compile(false) };
  return isPresent => byPresence[`${isPresent}`];
}
