/** How many appends a store does, how long they take, and how much it holds up the event loop. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';

const GAMES = [1, 64, 512];
const SECONDS = 3;
/** Like a move with its row. */
const BODY = { action: 'play 12 key', text: 'x'.repeat(200) };
const SUMMARY = JSON.stringify({ names: ['Ann', 'Bob'], text: 'x'.repeat(200) });

const quantile = (sorted: readonly number[], part: number) =>
  sorted.length === 0 ? 0 : sorted[Math.floor((sorted.length - 1) * part)];
const milliseconds = (value: number) => value.toFixed(2).padStart(8);

async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  times.push(performance.now() - start);
}

async function measure(store: Store, count: number, commits: () => number) {
  const run = Math.random().toString(36).slice(2);
  const games = Array.from({ length: count }, (_, index) => `${run}-${index}`);
  const now = Date.now();
  const row = { created: now, updated: now, status: 'playing', isPublic: false, config: '{}', secret: '' } as const;
  const rest = { summary: '{}', actorPlayer: null, actorSince: null, deadline: null, botDue: null };
  for (let first = 0; first < count; first += 64)
    await Promise.all(games.slice(first, first + 64).map(id => store.createGame({ id, ...row, ...rest }, [], [])));

  const delay = monitorEventLoopDelay({ resolution: 1 });
  const appends: number[] = [];
  const reads: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const committed = commits();
  delay.enable();
  await Promise.all([
    ...games.map(async game => {
      for (let seq = 0; performance.now() < end; seq++)
        await timed(appends, async () => {
          const at = Date.now();
          const entries = [{ at, kind: 'action', seat: 0, player: null, body: BODY }];
          const change = { summary: SUMMARY, actorPlayer: 'ann', actorSince: at, deadline: at + 60_000 };
          const result = await store.append({ game, after: seq, entries, row: change });
          if (result !== 'done') throw new Error(`An append was ${result}.`);
        });
    }),
    (async () => {
      while (performance.now() < end) await timed(reads, () => store.game(games[0]));
    })(),
  ]);
  delay.disable();
  appends.sort((a, b) => a - b);
  reads.sort((a, b) => a - b);
  return {
    games: count,
    appendsPerSecond: Math.round(appends.length / SECONDS),
    perCommit: appends.length / (commits() - committed),
    append: [quantile(appends, 0.5), quantile(appends, 0.99)],
    read: [quantile(reads, 0.5), quantile(reads, 0.99)],
    // The histogram counts the wait itself, of one millisecond.
    loop: [delay.percentile(50) / 1e6 - 1, delay.percentile(99) / 1e6 - 1],
  };
}

export async function measureAppends(word: string, address: string): Promise<void> {
  let commits = 0;
  const onCommit = () => commits++;
  const sqlite = { reader: word !== 'sqlite-one-thread' };
  const store = await openStore(address, { defaultFile: '', onCommit, sqlite });
  console.log(
    `${word}\n   games  appends/s  per commit   append ms p50, p99    read ms p50, p99    loop delay p50, p99`,
  );
  for (const count of GAMES) {
    const result = await measure(store, count, () => commits);
    const { append, read, loop } = result;
    console.log(
      `${String(count).padStart(8)} ${String(result.appendsPerSecond).padStart(10)} ${result.perCommit.toFixed(1).padStart(11)}  `,
      ...[append, read, loop].map(pair => `${pair.map(milliseconds).join(' ')}   `),
    );
  }
  await store.close();
}
