/** The whole server as one call: opens the store and serves games until the system asks it to stop. */
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, STYLES } from '@cartagena/bots';
import { makeFolder } from '../make-folder.ts';
import { openStore } from '../store/index.ts';
import { fairDeals } from '../table-host/fair-deals.ts';
import { GAMES_FILE, type HttpConfig } from './config.ts';
import { type Running, start, stopOnSignals } from './start.ts';

/** Resolves when it listens; rejects with a sentence that says what is wrong and what to do. */
export async function runServer(config: HttpConfig): Promise<Running> {
  if (config.databaseUrl === null) makeDataFolder(config.dataDir);
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
  const starting = start(config, store, fairDeals, [...LEVELS, ...STYLES]);
  stopOnSignals(starting);
  try {
    running = await starting;
  } catch (error) {
    await store.close();
    throw explained(error as NodeJS.ErrnoException, config);
  }
  return running;
}

function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`Games cannot be stored in ${folder} (${(error as Error).message}). Choose another folder.`);
  }
}

/** Failures to listen, by their codes. */
const FAILURES: { readonly [code: string]: (config: HttpConfig) => string } = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} of ${host} is already in use. Choose another one, or stop the program that uses it.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}. Choose one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}. Choose one that it has, or 127.0.0.1.`,
  ENOTFOUND: ({ host }) => `Nothing is known of a host ${host}. Choose an address of this machine.`,
};

function explained(error: NodeJS.ErrnoException, config: HttpConfig): Error {
  const explain =
    error.syscall === 'listen' || error.syscall === 'getaddrinfo' ? FAILURES[error.code ?? ''] : undefined;
  return explain ? new Error(explain(config), { cause: error }) : error;
}
