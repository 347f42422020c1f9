/**
 * What it costs to tell other nodes of a commit: nothing told, NOTIFY inside of the transaction, and the two buses, which send after
 * it. Writers commit as fast as they can, each to a game of its own, while other nodes listen.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { announcements } from '../../bus/announcements.ts';
import { type Bus, type BusListener, type Growth, NO_BUS } from '../../bus/bus.ts';
import { PostgresBus } from '../../bus/postgres-bus.ts';
import { RedisBus } from '../../bus/redis-bus.ts';
import { openStore } from '../open-store.ts';

const WRITERS = [1, 4, 16];
const NODES = 4;
const ROUNDS = 3;
const SECONDS = 3;
const WAYS = ['nobody is told', 'NOTIFY in the transaction', 'PostgreSQL bus', 'Redis bus'] as const;
type Way = (typeof WAYS)[number];

interface Place {
  readonly address: string;
  readonly redisUrl: string;
}

interface Figures {
  commits: number;
  readonly commitMs: number[];
  readonly heardMs: number[];
  messages: number;
}

const now = () => performance.timeOrigin + performance.now();

export async function measureBuses(place: Place): Promise<void> {
  const store = await openStore(place.address, { defaultFile: '' });
  const most = Math.max(...WRITERS);
  const row = { created: 0, updated: 0, status: 'playing', isPublic: false, config: '{}', secret: '' } as const;
  const rest = { summary: '{}', actorPlayer: null, actorSince: null, deadline: null, botDue: null };
  for (let i = 0; i < most; i++) await store.createGame({ id: `bus-${i}`, ...row, ...rest }, [], []);
  await store.close();
  const table = new Map<string, Figures>();
  for (let round = 0; round < ROUNDS; round++)
    for (const writers of WRITERS)
      for (const way of WAYS) {
        const key = `${String(writers).padStart(2)} writers, ${way}`;
        const figures = table.get(key) ?? { commits: 0, commitMs: [], heardMs: [], messages: 0 };
        table.set(key, figures);
        await measure(place, way, writers, figures);
      }
  console.log(`${NODES} nodes listen; ${ROUNDS} rounds of ${SECONDS} s each, in turn\n`);
  console.log(`${''.padEnd(40)} commits/s   commit ms p50, p99   heard after ms p50, p99   messages/commit`);
  for (const [key, { commits, commitMs, heardMs, messages }] of table)
    console.log(
      key.padEnd(40),
      String(Math.round(commits / SECONDS / ROUNDS)).padStart(9),
      ...[commitMs, heardMs].flatMap(times => ['  ', ...[0.5, 0.99].map(part => quantile(times, part).padStart(8))]),
      (messages / commits).toFixed(2).padStart(16),
    );
}

function quantile(times: number[], part: number): string {
  if (times.length === 0) return '–';
  return times.sort((a, b) => a - b)[Math.floor((times.length - 1) * part)].toFixed(1);
}

async function measure(place: Place, way: Way, writers: number, figures: Figures): Promise<void> {
  const games = Array.from({ length: writers }, (_, i) => `bus-${i}`);
  const open = async (onGrowth: BusListener['onGrowth'], isListening: boolean): Promise<Bus> => {
    const listener = { onGrowth, onConnected() {}, onDisconnected() {}, onTrouble() {} };
    if (way === 'Redis bus') return RedisBus.open(place.redisUrl, 'bench', listener);
    const isNeeded = way === 'PostgreSQL bus' || (way === 'NOTIFY in the transaction' && isListening);
    return isNeeded ? PostgresBus.open(place.address, listener) : NO_BUS;
  };
  const nodes = await Promise.all(
    Array.from({ length: NODES }, async (_, node) => {
      // Each follows its share of the games, as nodes do behind a proxy that leads a table to one of them.
      const own = new Set(games.filter((_, i) => i % NODES === node));
      const bus = await open(({ game, entries }: Growth) => {
        figures.messages++;
        if (own.has(game)) figures.heardMs.push(now() - entries![0].at);
      }, true);
      for (const game of own) await bus.subscribe(game);
      return bus;
    }),
  );
  const speaker = await open(() => {}, false);
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(games.map(game => write(place.address, game, way, speaker, end, figures)));
  await new Promise(resolve => setTimeout(resolve, 200));
  await Promise.all([speaker, ...nodes].map(bus => bus.close()));
}

async function write(address: string, game: string, way: Way, bus: Bus, end: number, figures: Figures): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  const node = randomUUID();
  const { rows } = await client.query<{ seq: string }>('select seq from games where id = $1', [game]);
  let seq = Number(rows[0].seq);
  while (performance.now() < end) {
    seq++;
    const body = { action: 'play 12 key', text: 'x'.repeat(200) };
    const began = performance.now();
    await client.query('begin');
    await client.query({ name: 'u', text: 'update games set seq = $2 where id = $1', values: [game, seq] });
    await client.query({
      name: 'i',
      text: `insert into entries (game, seq, at, kind, body, tag) values ($1, $2, 0, 'acted', $3, '')`,
      values: [game, seq, JSON.stringify(body)],
    });
    const growth = (at: number) => ({ game, seq, entries: [{ seq, at, kind: 'acted', seat: 0, player: null, body }] });
    // Its time is that of the commit, which a notice inside of the transaction cannot know: it is taken before.
    if (way === 'NOTIFY in the transaction')
      await client.query({
        name: 'n',
        text: `select pg_notify('cartagena_growth', $1)`,
        values: announcements(node, [growth(now())]),
      });
    await client.query('commit');
    figures.commitMs.push(performance.now() - began);
    figures.commits++;
    bus.publish(growth(now()));
  }
  await client.end();
}
