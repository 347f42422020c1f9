/** SQLite in a file. One thread writes and another reads, so that nobody waits for the disk who need not. */
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Compilable } from 'kysely';
import { makeFolder } from '../make-folder.ts';
import { builderFor, NUMBERS } from './builder.ts';
import type { Database, DatabaseListener, Statement, Written } from './database.ts';
import { RestartingWorker } from './restarting-worker.ts';
import { SqliteThread, type ThreadOptions, WORKER } from './sqlite-thread.ts';

export interface SqliteOptions {
  /** The program of a thread, for tests. */
  readonly worker?: URL;
  /** False: the thread that writes also reads, for measurements. */
  readonly reader?: boolean;
}

export async function openSqlite(
  file: string,
  listener: DatabaseListener,
  options: SqliteOptions = {},
): Promise<Database> {
  const { onCommit, onTrouble } = listener;
  const threads: ThreadOptions = { worker: options.worker ?? WORKER, onCommit, onDeath: onTrouble };
  let writer: RestartingWorker | undefined;
  let reader: RestartingWorker;
  try {
    makeFolder(dirname(file));
    writer = await RestartingWorker.open({ file, role: 'writer' }, threads);
    reader = options.reader === false ? writer : await RestartingWorker.open({ file, role: 'reader' }, threads);
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
