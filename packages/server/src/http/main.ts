/** The program. Games are kept in memory until the store of this package is put in here. */
import { MemoryStore } from '../testing/memory-store.ts';
import { simpleDeals } from '../testing/simple-deals.ts';
import { readConfig } from './config.ts';
import { start, stopOnSignals } from './start.ts';

const BOTS = ['deckhand', 'sailor', 'corsair', 'legend'];

const read = readConfig(process.env);
if ('mistakes' in read) {
  for (const mistake of read.mistakes) console.error(mistake);
  process.exitCode = 1;
} else {
  const running = await start(read.config, new MemoryStore(), simpleDeals, BOTS);
  running.app.log.warn('games are kept in memory only');
  stopOnSignals(running);
}
