/**
 * What the database looks like, as the list of steps that lead there. A step that was released is never edited: its checksum is
 * recorded in the database. Something new is a new step at the end.
 *
 * Older programs may be at work while a step is taken, and after it. So a step adds: tables, indexes, columns that may be left out.
 */
import { createHash } from 'node:crypto';

export const DIALECTS = ['sqlite', 'postgres'] as const;
export type Dialect = (typeof DIALECTS)[number];

export interface Migration {
  readonly name: string;
  readonly statements: (words: Words) => readonly string[];
}

/** What the databases call differently. */
interface Words {
  readonly int: string;
  /** Compared byte by byte, so that pages have the same order everywhere. */
  readonly id: string;
  /** Of a table, after its columns. */
  readonly strict: string;
  /** The same, for a table that is kept in the order of its key. */
  readonly clustered: string;
  readonly only: (dialect: Dialect, ...statements: string[]) => readonly string[];
}

const wordsOf = (dialect: Dialect): Words => ({
  int: dialect === 'sqlite' ? 'integer' : 'bigint',
  id: dialect === 'sqlite' ? 'text' : 'text collate "C"',
  strict: dialect === 'sqlite' ? 'strict' : '',
  clustered: dialect === 'sqlite' ? 'strict, without rowid' : '',
  only: (wanted, ...statements) => (wanted === dialect ? statements : []),
});

export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'games, players and what belongs to them',
    statements: ({ int, id, strict, clustered, only }) => [
      `create table games (
        id ${id} primary key, created ${int} not null, updated ${int} not null, seq ${int} not null,
        status text not null check (status in ('open', 'playing', 'over')), "isPublic" ${int} not null,
        config text not null, summary text not null, secret text not null, "actorPlayer" text, "actorSince" ${int},
        deadline ${int}, "botDue" ${int}, changed ${int} not null, taken ${int}) ${strict}`,
      'create index games_listed on games ("isPublic", status, updated, id)',
      'create index games_abandoned on games (status, updated)',
      'create index games_deadline on games (deadline) where deadline is not null',
      'create index games_bot_due on games ("botDue") where "botDue" is not null',
      'create index games_changed on games (changed)',
      `create table players (id text primary key, name text not null, created ${int} not null) ${strict}`,
      `create table entries (
        game ${id} not null references games (id) on delete cascade, seq ${int} not null, at ${int} not null, kind text not null,
        seat ${int}, player text, body text not null, tag text not null, primary key (game, seq)) ${clustered}`,
      `create table seats (
        game ${id} not null references games (id) on delete cascade, seat ${int} not null,
        player text references players (id), primary key (game, seat)) ${clustered}`,
      'create index seats_player on seats (player, game)',
      `create table answers (
        player text not null references players (id), key text not null, status ${int} not null, body text not null,
        at ${int} not null, primary key (player, key)) ${clustered}`,
      'create index answers_at on answers (at)',
      `create table tokens (
        hash text primary key, player text not null references players (id), created ${int} not null,
        used ${int} not null) ${strict}`,
      'create index tokens_used on tokens (used)',
      `create table codes (
        hash text primary key, player text not null references players (id), expires ${int} not null,
        taken ${int}) ${strict}`,
      'create index codes_expires on codes (expires)',
      `create table push (
        endpoint text primary key, player text not null references players (id), keys text not null,
        created ${int} not null) ${strict}`,
      'create index push_player on push (player)',
      `create table webhooks (
        id text primary key, player text not null references players (id),
        game ${id} references games (id) on delete cascade, url text not null, secret text not null,
        created ${int} not null) ${strict}`,
      'create index webhooks_player on webhooks (player, game)',
      'create index webhooks_game on webhooks (game)',
      `create table settings (key text primary key, value text not null) ${strict}`,
      ...only(
        'sqlite',
        `create table clock (id integer primary key check (id = 1), number integer not null) strict`,
        'insert into clock values (1, 0)',
      ),
    ],
  },
  {
    name: 'finished games that a player wants to be forgotten',
    statements: ({ int }) => [`alter table seats add column "isForgotten" ${int} not null default 0`],
  },
];

/** Where the steps that were taken are recorded. */
export const RECORD = (dialect: Dialect) =>
  `create table if not exists migrations (
    number ${wordsOf(dialect).int} primary key, name text not null, checksum text not null,
    at ${wordsOf(dialect).int} not null) ${wordsOf(dialect).strict}`;

export interface Recorded {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

export interface Step extends Recorded {
  readonly statements: readonly string[];
}

const stepsOf = (dialect: Dialect, migrations: readonly Migration[]): Step[] =>
  migrations.map(({ name, statements }, index) => {
    const texts = statements(wordsOf(dialect));
    const checksum = createHash('sha256').update(texts.join(';\n')).digest('hex');
    return { number: index + 1, name, checksum, statements: texts };
  });

/** The steps that are missing. Throws if the database is not one that these steps lead to. */
export function missingSteps(
  dialect: Dialect,
  recorded: readonly Recorded[],
  migrations: readonly Migration[] = MIGRATIONS,
): Step[] {
  const steps = stepsOf(dialect, migrations);
  for (const { number, name, checksum } of recorded) {
    const step = steps[number - 1];
    if (step === undefined)
      throw new Error(
        `The database is newer than this program: it has migration ${number} ("${name}"), the program knows ${steps.length}. Start a newer program, or restore a backup made before.`,
      );
    if (step.checksum !== checksum)
      throw new Error(
        `Migration ${number} ("${name}") of the database is not the one of this program ("${step.name}"). They do not belong together.`,
      );
  }
  return steps.filter(({ number }) => !recorded.some(one => one.number === number));
}
