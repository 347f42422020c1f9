/** Copies the games of a server, which may be running meanwhile, into a file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ok, type Result, refuse } from '@cartagena/engine';
import { GAMES_FILE, readConfig } from '../http/config.ts';
import { openStore } from './open-store.ts';

type Env = Parameters<typeof readConfig>[0];

/** `env` says where the games are, as it does for the server. */
export async function backUp(file: string | undefined, env: Env): Promise<Result<string>> {
  if (file === undefined || file.startsWith('-'))
    return refuse('no-file', 'Name the file to write: npm run backup -- FILE');
  const read = readConfig(env);
  if ('mistakes' in read) return refuse('bad-config', read.mistakes.join('\n'));
  const { databaseUrl, dataDir } = read.config;
  if (databaseUrl !== null) return refuse('postgres', 'These games are in PostgreSQL: back them up with pg_dump.');
  const games = join(dataDir, GAMES_FILE);
  if (!existsSync(games)) return refuse('no-games', `There are no games in ${games}. DATA_DIR says where they are.`);
  const store = await openStore(games, { defaultFile: games });
  try {
    await store.backup(file);
  } finally {
    await store.close();
  }
  return ok(`All games are in ${file}.`);
}
