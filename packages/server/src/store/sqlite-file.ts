/** One connection to a SQLite file. It blocks while it works, so it lives in a thread of its own. */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import Libsql from 'libsql';
import type { Outcome, Query, Statement, Written } from './database.ts';
import { asError } from './database.ts';
import { missingSteps, RECORD, type Recorded } from './migrations.ts';

/** How long to wait for another process that writes. */
const PATIENCE = 5000;
/** Prepared statements that are kept. There are some dozens; updates of games come in many shapes. */
const KEPT = 300;

export class SqliteFile {
  private readonly db: Libsql.Database;
  private readonly prepared = new Map<string, Libsql.Statement<unknown[]>>();

  constructor(path: string, role: 'reader' | 'writer') {
    this.db = new Libsql(path, { timeout: PATIENCE });
    this.db.exec(`pragma busy_timeout = ${PATIENCE}`);
    this.db.exec('pragma foreign_keys = on');
    // A commit is durable before it is answered. With NORMAL, a write-ahead log is synced at checkpoints only: the file would stay
    // sound, but a power failure would take back moves that players were told.
    this.db.exec('pragma synchronous = full');
    if (role === 'reader') this.db.exec('pragma query_only = on');
    else {
      this.db.pragma('journal_mode = wal');
      this.migrate();
    }
  }

  read({ sql, parameters }: Query): unknown[] {
    return this.prepare(sql).all(...parameters);
  }

  /** Commits all writes together; each is done or not by itself. */
  writeTogether(writes: readonly (readonly Statement[])[]): (Written | Error)[] {
    try {
      this.db.exec('begin immediate');
      this.prepare('update clock set number = number + 1').run();
      const results = writes.map(statements => this.writeOne(statements));
      this.db.exec('commit');
      return results;
    } catch (error) {
      if (this.db.inTransaction) this.db.exec('rollback');
      return writes.map(() => asError(error));
    }
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
    const outcomes: Outcome[] = [];
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

  private run({ sql, parameters }: Query): Outcome {
    const prepared = this.prepare(sql);
    if (!prepared.reader) return { rows: [], changes: prepared.run(...parameters).changes };
    const rows = prepared.all(...parameters);
    return { rows, changes: rows.length };
  }

  private prepare(sql: string): Libsql.Statement<unknown[]> {
    const known = this.prepared.get(sql);
    if (known) return known;
    if (this.prepared.size >= KEPT) this.prepared.clear();
    const prepared = this.db.prepare(sql);
    this.prepared.set(sql, prepared);
    return prepared;
  }

  /** Immediate, so that of several processes one migrates and the others find it done. */
  private migrate(): void {
    this.db.exec('begin immediate');
    try {
      this.db.exec(RECORD('sqlite'));
      const recorded = this.db.prepare('select number, name, checksum from migrations').all() as Recorded[];
      for (const { number, name, checksum, statements } of missingSteps('sqlite', recorded)) {
        for (const statement of statements) this.db.exec(statement);
        this.db.prepare('insert into migrations values (?, ?, ?, ?)').run(number, name, checksum, Date.now());
      }
      this.db.exec('commit');
    } catch (error) {
      if (this.db.inTransaction) this.db.exec('rollback');
      throw error;
    }
  }
}
