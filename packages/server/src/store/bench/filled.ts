/** A large database: made by SQL inside the database itself, so that it takes a minute and not an hour. */
import Libsql from 'libsql';
import pg from 'pg';
import type { Dialect } from '../migrations.ts';

export interface Filling {
  readonly games: number;
  readonly entriesPerGame: number;
  readonly now: number;
}

/** Has a seat in every twentieth game, all of them over. */
export const BUSY_PLAYER = 'p1';
export const LIGHT_PLAYER = 'p2';
const PLAYERS = 20_000;
const HOUR = 3_600_000;

/** The tables must be there, and empty. A fifth of the games is due, a fifth is being played, one in a hundred was never started, the others are over. */
export async function fill(address: string, dialect: Dialect, filling: Filling): Promise<void> {
  const statements = statementsFor(dialect, filling);
  if (dialect === 'sqlite') {
    const file = new Libsql(address);
    for (const statement of statements) file.exec(statement);
    file.exec('analyze');
    file.close();
    return;
  }
  const client = new pg.Client(address);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

function statementsFor(dialect: Dialect, { games, entriesPerGame, now }: Filling): string[] {
  const present = dialect === 'sqlite' ? '0' : 'pg_current_xact_id()::text::bigint';
  const numbers = (most: number) =>
    `with recursive n(i) as (select cast(1 as bigint) union all select i + 1 from n where i < ${most}) `;
  const summary = JSON.stringify({ edition: 'classic', modules: [], seats: [], text: 'x'.repeat(300) });
  const isDue = 'i % 5 = 1';
  const status = `case when ${isDue} or i % 5 = 2 then 'playing' when i % 100 = 3 then 'open' else 'over' end`;
  const updated = `${now} - ${HOUR * 24 * 40} + i * ${Math.floor((24 * 50 * HOUR) / games)}`;
  const playerOf = (seat: number) =>
    seat === 0
      ? `case when i % 20 = 0 then '${BUSY_PLAYER}' else 'p' || (i % ${PLAYERS - 2} + 2) end`
      : `'p' || ((i * 7 + ${seat * 5000}) % ${PLAYERS - 2} + 2)`;
  return [
    `${numbers(PLAYERS)}insert into players (id, name, created) select 'p' || i, 'Player ' || i, ${now} from n`,
    `${numbers(games)}insert into games (id, created, updated, seq, status, "isPublic", config, summary, secret, deadline, changed)
      select 'fill-' || i, ${now} - ${HOUR * 2400}, ${updated}, ${entriesPerGame}, ${status}, case when i % 3 = 0 then 1 else 0 end,
        '{"edition":"classic"}', '${summary}', 'secret', case when ${isDue} then ${now} - i % 100000 - 1 end, ${present} from n`,
    ...[0, 1, 2].map(
      seat => `${numbers(games)}insert into seats (game, seat, player, ended)
        select 'fill-' || i, ${seat}, ${playerOf(seat)}, case when (${status}) = 'over' then ${updated} end from n`,
    ),
    ...Array.from(
      { length: entriesPerGame },
      (_, entry) => `${numbers(games)}insert into entries (game, seq, at, kind, body, tag)
        select 'fill-' || i, ${entry + 1}, ${updated}, 'said', '{"name":"Anne","emote":"hello"}', 'fill' from n`,
    ),
  ];
}
