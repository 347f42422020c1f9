/** One connection to a SQLite file. It blocks while it works, so it lives in a thread of its own. */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import Libsql from 'libsql';
import type { Query, Statement, StatementOutcome, Written } from './database.ts';
import { asError } from './database.ts';
import { migrate } from './migrate.ts';

/** How long to wait for another process that writes. */
const BUSY_TIMEOUT_MS = 5000;
/** How long to wait before a next try, where SQLite itself does not wait. */
const TRY_AGAIN_MS = 20;
/** There are some dozens of statements; updates of games come in many shapes. */
const MAX_PREPARED = 300;

interface Numbered {
  readonly number: number;
}

export class SqliteFile {
  private readonly db: Libsql.Database;
  /** The number of the last transaction, if it was committed. */
  committed: number | undefined;
  private readonly prepared = new Map<string, Libsql.Statement<unknown[]>>();

  /** A writer brings the file up to date first. */
  static async open(path: string, role: 'reader' | 'writer'): Promise<SqliteFile> {
    const file = new SqliteFile(path, role);
    if (role === 'writer') await file.migrate();
    return file;
  }

  private constructor(path: string, role: 'reader' | 'writer') {
    this.db = new Libsql(path, { timeout: BUSY_TIMEOUT_MS });
    this.db.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    this.db.exec('pragma foreign_keys = on');
    // A commit is durable before it is answered. With NORMAL, a write-ahead log is synced at checkpoints only: the file would stay
    // sound, but a power failure would undo moves that were acknowledged to players.
    this.db.exec('pragma synchronous = full');
    if (role === 'reader') this.db.exec('pragma query_only = on');
    else {
      this.useWriteAheadLog();
      // Pages that change again and again are copied from the log into the file less often: at 16 MB instead of 4.
      this.db.pragma('wal_autocheckpoint = 4000');
      this.db.pragma('cache_size = -65536');
    }
  }

  read({ sql, parameters }: Query): unknown[] {
    return this.prepare(sql).all(...parameters);
  }

  /** Commits all writes together; each is done or not by itself. */
  writeTogether(writes: readonly (readonly Statement[])[]): (Written | Error)[] {
    this.committed = undefined;
    try {
      // Nearly always, all of them are done. Savepoints, which double the work, are for when one of them has to be taken back.
      return this.commit(writes, statements => this.writePlainly(statements)) ?? this.writeApart(writes);
    } catch (error) {
      if (this.db.inTransaction) this.db.exec('rollback');
      return writes.map(() => asError(error));
    }
  }

  /** Needs the file alone for a moment, and SQLite gives up at once when another process is about to write to a new file. */
  private useWriteAheadLog(): void {
    const until = Date.now() + BUSY_TIMEOUT_MS;
    for (;;)
      try {
        this.db.pragma('journal_mode = wal');
        return;
      } catch (error) {
        if ((error as { code?: unknown }).code !== 'SQLITE_BUSY' || Date.now() > until) throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TRY_AGAIN_MS);
      }
  }

  /** With a savepoint for each. */
  private writeApart(writes: readonly (readonly Statement[])[]): (Written | Error)[] {
    return this.commit(writes, statements => this.writeOne(statements))!;
  }

  /** Undefined: one of them could not be written, and nothing is. */
  private commit(
    writes: readonly (readonly Statement[])[],
    write: (statements: readonly Statement[]) => Written | Error | undefined,
  ): (Written | Error)[] | undefined {
    this.db.exec('begin immediate');
    const [{ number }] = this.prepare('update clock set number = number + 1 returning number').all() as Numbered[];
    const results: (Written | Error)[] = [];
    for (const statements of writes) {
      const result = write(statements);
      if (result === undefined) {
        this.db.exec('rollback');
        return undefined;
      }
      results.push(result);
    }
    this.db.exec('commit');
    this.committed = number;
    return results;
  }

  /** Undefined: something of it would have to be taken back. A first statement that fails has changed nothing. */
  private writePlainly(statements: readonly Statement[]): Written | undefined {
    const outcomes: StatementOutcome[] = [];
    for (const statement of statements) {
      let outcome: StatementOutcome;
      try {
        outcome = this.run(statement);
      } catch (error) {
        if (!this.db.inTransaction) throw error;
        return undefined;
      }
      if (outcome.changes !== (statement.mustChange ?? outcome.changes))
        return outcomes.length === 0 && outcome.changes === 0 ? { ok: false, failed: 0 } : undefined;
      outcomes.push(outcome);
    }
    return { ok: true, outcomes };
  }

  copyInto(path: string): void {
    this.db.exec('pragma query_only = off');
    this.prepare('vacuum into ?').run(path);
    const descriptor = openSync(path, 'r+');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }

  close(): void {
    this.prepared.clear();
    this.db.close();
  }

  private writeOne(statements: readonly Statement[]): Written | Error {
    this.prepare('savepoint one').run();
    const outcomes: StatementOutcome[] = [];
    try {
      for (const statement of statements) {
        const outcome = this.run(statement);
        if (outcome.changes !== (statement.mustChange ?? outcome.changes)) {
          this.takeBack();
          return { ok: false, failed: outcomes.length };
        }
        outcomes.push(outcome);
      }
      this.prepare('release one').run();
      return { ok: true, outcomes };
    } catch (error) {
      // Some failures, such as a full disk, end the transaction of everybody.
      if (!this.db.inTransaction) throw error;
      this.takeBack();
      return asError(error);
    }
  }

  private takeBack(): void {
    this.prepare('rollback to one').run();
    this.prepare('release one').run();
  }

  private run({ sql, parameters }: Query): StatementOutcome {
    const prepared = this.prepare(sql);
    if (!prepared.reader) return { rows: [], changes: prepared.run(...parameters).changes };
    const rows = prepared.all(...parameters);
    return { rows, changes: rows.length };
  }

  private prepare(sql: string): Libsql.Statement<unknown[]> {
    const known = this.prepared.get(sql);
    if (known) return known;
    if (this.prepared.size >= MAX_PREPARED) this.prepared.clear();
    const prepared = this.db.prepare(sql);
    this.prepared.set(sql, prepared);
    return prepared;
  }

  /** Immediate, so that of several processes one migrates and the others find it done. */
  private async migrate(): Promise<void> {
    this.db.exec('begin immediate');
    try {
      await migrate('sqlite', (text, parameters) => {
        const statement = this.db.prepare(text);
        if (statement.reader) return statement.all(...parameters);
        statement.run(...parameters);
        return [];
      });
      this.db.exec('commit');
    } catch (error) {
      if (this.db.inTransaction) this.db.exec('rollback');
      throw error;
    }
  }
}
