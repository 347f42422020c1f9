/** The program: everything is chosen by the environment (docs/server.md). */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@cartagena/bots';
import { openStore } from '../store/index.ts';
import { fairDeals } from '../table-host/fair-deals.ts';
import { GAMES_FILE, type HttpConfig, readConfig } from './config.ts';
import { type Running, start, stopOnSignals } from './start.ts';

async function run(config: HttpConfig): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true });
  let running: Running | undefined;
  const warn = (trouble: Error, text: string) => {
    if (running) running.app.log.warn({ err: trouble }, text);
    else process.emitWarning(trouble);
  };
  const store = await openStore(config.databaseUrl ?? undefined, {
    defaultFile: join(config.dataDir, GAMES_FILE),
    busUrl: config.busUrl ?? undefined,
    onBusChange: lost => {
      if (lost) warn(lost, 'the bus is out of reach: this node looks four times a second for what others do');
      else running?.app.log.info('the bus is back');
    },
    onTrouble: trouble => warn(trouble, 'the database is in trouble'),
  });
  const starting = start(config, store, fairDeals, LEVELS);
  stopOnSignals(starting);
  try {
    running = await starting;
  } catch (error) {
    await store.close();
    throw error;
  }
}

function refuse(mistakes: readonly string[]): void {
  for (const mistake of mistakes) console.error(mistake);
  process.exitCode = 1;
}

const read = readConfig(process.env);
if ('mistakes' in read) refuse(read.mistakes);
else await run(read.config).catch((error: Error) => refuse([`The server could not start: ${error.message}`]));
