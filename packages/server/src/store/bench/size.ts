/** How lists, clocks, looks for news and cleaning do in a large database, while a transaction stays open in the cluster. */
import pg from 'pg';
import type { Database } from '../database.ts';
import { Feed } from '../feed.ts';
import type { Dialect } from '../migrations.ts';
import { openStore } from '../open-store.ts';
import { openPostgres } from '../postgres.ts';
import type { ListedGame, Store } from '../store.ts';
import { BUSY_PLAYER, fill, LIGHT_PLAYER } from './filled.ts';

const DAY = 24 * 3_600_000;
const RUNS = 20;

interface Place {
  readonly address: string;
  readonly dialect: Dialect;
  readonly games: number;
}

export async function measureSize({ address, dialect, games }: Place): Promise<void> {
  const now = Date.now();
  const store = await openStore(address, { defaultFile: address, lookEvery: 1e9 });
  // One that was filled before is used as it is.
  if ((await store.gamesOf(BUSY_PLAYER, { limit: 1 })).length === 0) {
    const began = performance.now();
    await fill(address, dialect, { games, entriesPerGame: 3, now });
    console.log(`${games} games on ${dialect}, filled in ${Math.round((performance.now() - began) / 1000)} s`);
  }
  const end = dialect === 'postgres' ? await holdTransaction(address) : async () => {};

  const page = { limit: 50 };
  await report('gamesOf, 5 % of all games, first page', () => store.gamesOf(BUSY_PLAYER, page));
  const deep = await pageAfter(store, 100);
  await report('gamesOf, the same, page 100', () => store.gamesOf(BUSY_PLAYER, { ...page, after: deep }));
  await report('gamesOf, a player with few', () => store.gamesOf(LIGHT_PLAYER, page));
  await report('playedBy, 5 % of all games', () => store.playedBy(BUSY_PLAYER, page));
  await report('publicGames, open', () => store.publicGames('open', page));
  await report('unfinishedGames', () => store.unfinishedGames(LIGHT_PLAYER, 500));
  if (dialect === 'postgres') await reportLooks(store, address);
  await reportDue(store, now);
  await reportCleaning(store, now);
  await end();
  await store.close();
}

async function report(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await timed(work));
  tell(name, times);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function tell(name: string, times: number[], more = ''): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)].toFixed(1).padStart(8);
  console.log(`${name.padEnd(44)} p50 ${at(0.5)} ms   max ${at(1)} ms   ${more}`);
}

async function pageAfter(store: Store, pages: number): Promise<ListedGame> {
  let after: ListedGame | undefined;
  for (let i = 0; i < pages; i++)
    after = (await store.gamesOf(BUSY_PLAYER, { limit: 50, ...(after ? { after } : {}) })).at(-1) ?? after;
  return after!;
}

/** An unrelated transaction that writes and stays open, in another database of the cluster. */
async function holdTransaction(address: string): Promise<() => Promise<void>> {
  const url = new URL(address);
  url.pathname = '/postgres';
  const client = new pg.Client(url.href);
  await client.connect();
  await client.query('begin; create temporary table held (a int)');
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

/** Looks after 20,000 appends, all of them since the transaction was begun. */
async function reportLooks(store: Store, address: string): Promise<void> {
  const db = await openPostgres(address, { onTrouble() {}, onCommit() {} });
  let rows = 0;
  const read: Database['read'] = async query => {
    const found = await db.read(query);
    rows += found.length;
    return found;
  };
  const feed = new Feed(() => {});
  await feed.start({ ...db, read }, { connected: 1e9, disconnected: 1e9 });
  const client = new pg.Client(address);
  await client.connect();
  await client.query('set synchronous_commit = off');
  for (let i = 1; i <= 20_000; i += 2)
    await client.query(
      `update games set changed = pg_current_xact_id()::text::bigint where id in ('fill-${i}', 'fill-${i + 1}')`,
    );
  await client.end();
  await store.ready();
  tell('look after 20,000 changes', [await timed(() => feed.look())], `${rows} rows read`);
  const looks: number[] = [];
  rows = 0;
  for (let run = 0; run < RUNS; run++) looks.push(await timed(() => feed.look()));
  tell('looks after that', looks, `${rows / RUNS} rows each`);
  await feed.stop();
  await db.close();
}

async function reportDue(store: Store, now: number): Promise<void> {
  const times: number[] = [];
  let taken = 0;
  for (let from: number | null = 0; from !== null; ) {
    const began = performance.now();
    const due: Awaited<ReturnType<Store['takeDue']>> = await store.takeDue(now, now + DAY, 100, from);
    times.push(performance.now() - began);
    taken += due.games.length;
    from = due.next;
  }
  tell('takeDue of 100', times, `${taken} taken in ${times.length} calls, the last ${times.at(-1)!.toFixed(1)} ms`);
  await report('takeDue when nothing is left, from the start', () => store.takeDue(now, now + DAY, 100));
  await report('the same, from near the last sweep', () => sweep(store, now));
}

/** As the sweeper does it, a minute later. */
const sweep = (store: Store, now: number) => store.takeDue(now + 60_000, now + DAY, 100, now + 30_000);

/** What a sweep of the clocks takes while old games are removed and archived. */
async function reportCleaning(store: Store, now: number): Promise<void> {
  const retention = {
    openGames: 7 * DAY,
    startedGames: null,
    finishedGames: 30 * DAY,
    answers: DAY,
    tokens: DAY,
    results: DAY,
  };
  const batches: number[] = [];
  let [removed, archived] = [0, 0];
  let isDone = false;
  const cleaning = (async () => {
    while (batches.length < 200) {
      const began = performance.now();
      const some = await store.cleanUp(now, retention);
      batches.push(performance.now() - began);
      removed += some.games;
      archived += some.archived;
      if (some.games + some.archived === 0) break;
    }
    isDone = true;
  })();
  const sweeps: number[] = [];
  while (!isDone) sweeps.push(await timed(() => sweep(store, now)));
  await cleaning;
  tell('cleanUp, a batch', batches, `${removed} removed, ${archived} archived`);
  tell('takeDue meanwhile', sweeps);
}
