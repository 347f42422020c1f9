/** The program behind `npm run store-bench -- …`: measures what the store does. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dialect } from '../migrations.ts';
import { measureAppends } from './appends.ts';
import { measureBuses } from './buses.ts';
import { measureSize } from './size.ts';

const USAGE = `npm run store-bench -- appends [sqlite | sqlite-one-thread | postgres | ADDRESS] …
npm run store-bench -- size [sqlite | postgres | ADDRESS] [GAMES]
npm run store-bench -- buses [postgres | ADDRESS] [redis://…]`;

interface Place {
  readonly address: string;
  readonly dialect: Dialect;
  leave(): Promise<void> | void;
}

/** A store of our own for a word, or the one at an address, which must be empty. */
async function openPlace(word: string): Promise<Place> {
  if (word === 'postgres') {
    const { TestPostgres } = await import('../testing/postgres.ts');
    const server = await TestPostgres.start();
    return { address: await server.createDatabase(), dialect: 'postgres', leave: () => server.stop() };
  }
  if (word.startsWith('postgres')) return { address: word, dialect: 'postgres', leave() {} };
  if (!word.startsWith('sqlite')) return { address: word, dialect: 'sqlite', leave() {} };
  const folder = mkdtempSync(join(tmpdir(), 'cartagena-bench-'));
  return { address: join(folder, 'bench.db'), dialect: 'sqlite', leave: () => rmSync(folder, { recursive: true }) };
}

async function at(word: string, work: (place: Place) => Promise<void>): Promise<void> {
  const place = await openPlace(word);
  try {
    await work(place);
  } finally {
    await place.leave();
  }
}

const [what, ...words] = process.argv.slice(2);
if (what === 'appends') {
  for (const word of words.length > 0 ? words : ['sqlite', 'postgres'])
    await at(word, ({ address }) => measureAppends(word, address));
} else if (what === 'size') {
  const [word = 'postgres', games = '400000'] = words;
  await at(word, place => measureSize({ ...place, games: Number(games) }));
} else if (what === 'buses') {
  const [word = 'postgres', url] = words;
  const { TestRedis } = await import('../../testing/redis.ts');
  const redis = url === undefined ? await TestRedis.start() : undefined;
  await at(word, ({ address }) => measureBuses({ address, redisUrl: url ?? redis!.url }));
  await redis?.kill();
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
