/**
 * The schema of the database, as the list of migrations that lead to it. A released migration is never edited (a test holds its
 * checksum); a change is a new migration at the end. Kysely's Migrator runs them (`migrate.ts`), in the order of their names.
 *
 * Older programs may be running during a migration and after it. So a migration adds: tables, indexes, nullable columns.
 */
export const DIALECTS = ['sqlite', 'postgres'] as const;
export type Dialect = (typeof DIALECTS)[number];

type Statements = (words: Words) => readonly string[];

/** What the dialects call differently. */
interface Words {
  readonly int: string;
  /** Compared byte by byte, so that pages have the same order everywhere. */
  readonly id: string;
  /** Of a table, after its columns. */
  readonly strict: string;
  /** The same, for a table that is stored in the order of its key. */
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

/** When a game is due next: the earlier of its deadline and its bot, or when the lease of the node that took it ends. Part of an index. */
const EARLIER = `case when deadline is null or "botDue" < deadline then "botDue" else deadline end`;
export const DUE = `case when taken > ${EARLIER} then taken else ${EARLIER} end`;
export const CAN_BE_DUE = `(deadline is not null or "botDue" is not null)`;

export const MIGRATIONS: { readonly [name: string]: Statements } = {
  '0001-games-and-players': ({ int, id, strict, clustered, only }) => [
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
  '0002-forgotten-games': ({ int }) => [`alter table seats add column "isForgotten" ${int} not null default 0`],
  '0003-large-databases': ({ int }) => [
    // When the game of a seat was over; a game's place in the lists of its players does not change any more from then on.
    `alter table seats add column ended ${int}`,
    `update seats set ended = (select updated from games where games.id = seats.game)
      where game in (select id from games where status = 'over')`,
    'create index seats_unfinished on seats (player, game) where ended is null',
    'create index seats_ended on seats (player, ended, game) where ended is not null',
    `create index games_due on games ((${DUE})) where ${CAN_BE_DUE}`,
    // Up to which entry the log was archived; null if it was not, or has grown since.
    `alter table games add column archived ${int}`,
    `create index games_to_archive on games (updated) where status = 'over' and archived is null`,
  ],
  '0004-jobs': ({ int, strict }) => [
    // Notices that are to be delivered, each to one browser or webhook.
    `create table jobs (
      id text primary key, door text not null, target text not null, body text not null, due ${int} not null,
      attempts ${int} not null) ${strict}`,
    'create index jobs_due on jobs (due)',
  ],
  '0005-vacuum': ({ only }) =>
    // Rows of games and jobs change all the time; what is left of them is to be cleared away before there is much of it.
    only(
      'postgres',
      'alter table games set (autovacuum_vacuum_scale_factor = 0.02)',
      'alter table jobs set (autovacuum_vacuum_scale_factor = 0.02)',
    ),
  '0006-daily-results': ({ int, clustered }) => [
    // Results of deals of the day; one that was withdrawn has no name any more.
    `create table results (
      day text not null, player text not null references players (id), name text, skeleton text, points ${int} not null,
      outcome text not null, lead ${int} not null, turns ${int} not null, story text not null, sent ${int} not null,
      primary key (day, player)) ${clustered}`,
    'create unique index results_name on results (day, skeleton)',
    'create index results_best on results (day, points desc, sent) where name is not null',
    'create index results_sent on results (sent)',
  ],
};

export const statementsOf = (name: string, dialect: Dialect): readonly string[] => MIGRATIONS[name](wordsOf(dialect));
