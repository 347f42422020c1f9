/** SQLite in a file. One thread writes and another reads, so that nobody waits for the disk who need not. */
import { mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Compilable } from 'kysely';
import { builderFor, NUMBERS } from './builder.ts';
import type { Database, Hearing, Statement, Written } from './database.ts';
import { LastingThread } from './lasting-thread.ts';
import { SqliteThread, type ThreadOptions, WORKER } from './sqlite-thread.ts';

export interface SqliteOptions {
  /** The program of a thread, for tests. */
  readonly worker?: URL;
  /** False: the thread that writes also reads, for measurements. */
  readonly reader?: boolean;
}

export async function openSqlite(file: string, hearing: Hearing, options: SqliteOptions = {}): Promise<Database> {
  const { onCommit, onTrouble } = hearing;
  const threads: ThreadOptions = { worker: options.worker ?? WORKER, onCommit, onDeath: onTrouble };
  let writer: LastingThread | undefined;
  let reader: LastingThread;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writer = await LastingThread.open({ file, role: 'writer' }, threads);
    reader = options.reader === false ? writer : await LastingThread.open({ file, role: 'reader' }, threads);
  } catch (error) {
    await writer?.close();
    throw new Error(`The database file ${file} cannot be used. ${(error as Error).message}`);
  }
  const build = builderFor('sqlite');

  return {
    build,
    numbers: NUMBERS.sqlite,
    async read<Row>(query: Compilable<Row>): Promise<Row[]> {
      const { sql, parameters } = query.compile();
      return (await reader.read({ sql, parameters })) as Row[];
    },
    write: (statements: readonly Statement[]): Promise<Written> => writer.write(statements),
    // Other processes, if there are any, look for themselves.
    announce() {},
    async ready() {
      const question = { sql: 'select number from clock', parameters: [] };
      await Promise.all([writer.read(question), reader.read(question)]);
    },
    async backup(copy) {
      const unfinished = `${copy}.unfinished`;
      await rm(unfinished, { force: true });
      await SqliteThread.open({ file, role: 'reader', copy: unfinished }, { ...threads, onDeath: () => {} });
      await rename(unfinished, copy);
    },
    async close() {
      await Promise.all([writer.close(), reader.close()]);
    },
  };
}
