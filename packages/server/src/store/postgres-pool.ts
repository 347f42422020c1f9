/** Connections to PostgreSQL, and how they are used: once, again if that is safe, or in doubt. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Query, Statement, StatementOutcome, Written } from './database.ts';
import { mayPass, troubleOf } from './postgres-trouble.ts';
import { Unavailable } from './unavailable.ts';

export interface PostgresPoolOptions {
  /** Those that write; half as many more read. */
  readonly connections: number;
  /** How long a statement may take. */
  readonly statementTimeoutMs: number;
  /** How long to try again while the database cannot be reached. */
  readonly retryForMs: number;
  readonly onTrouble: (trouble: Error) => void;
  readonly onCommit: (writes: number) => void;
}

/** It broke while it was committed: nobody knows whether it happened. */
class InDoubt extends Unavailable {}

const BEGIN: Statement = { sql: 'begin', parameters: [] };

const INT8 = pg.types.builtins.INT8;

/** Whole numbers of eight bytes come as numbers; all of ours are small enough. */
export const NUMBERS_AS_NUMBERS: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format: 'text' | 'binary') =>
    id === INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

export class PostgresPool {
  private readonly writers: pg.Pool;
  /** Their own, so that who reads does not queue behind those who wait for the disk. */
  private readonly readers: pg.Pool;
  private readonly options: PostgresPoolOptions;
  private readonly begun = new Set<Promise<unknown>>();
  private closing = false;

  constructor(connectionString: string, options: PostgresPoolOptions) {
    this.options = options;
    this.writers = poolOf(connectionString, options.connections, options);
    this.readers = poolOf(connectionString, Math.ceil(options.connections / 2), options);
  }

  read(query: Query): Promise<unknown[]> {
    return this.withRetries(() => this.select(query)).catch(giveUp);
  }

  async write(statements: readonly Statement[], proof?: Query): Promise<Written> {
    let doubt: InDoubt | undefined;
    const proved = async () => doubt && proof && (await this.select(proof)).length > 0;
    const attempt = async () => {
      if (await proved()) return PROVED;
      const result = await this.transact(statements);
      // It waited for what was in doubt, and that did happen after all.
      return !result.ok && (await proved()) ? PROVED : result;
    };
    const written = await this.withRetries(async () => {
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof InDoubt) {
          doubt = error;
          throw proof ? error.cause : error;
        }
        if (troubleOf(error) === 'final' && (await proved())) return PROVED;
        throw error;
      }
    }).catch(error => giveUp(troubleOf(error) === 'lost' ? (doubt ?? error) : error));
    if (written.ok) this.options.onCommit(1);
    return written;
  }

  /** What was begun is finished first. */
  async close(): Promise<void> {
    this.closing = true;
    await Promise.allSettled(this.begun);
    await Promise.all([this.writers.end(), this.readers.end()]);
  }

  private async select(query: Query): Promise<unknown[]> {
    return (await this.readers.query(asPg(query))).rows;
  }

  private withRetries<T>(attempt: () => Promise<T>): Promise<T> {
    if (this.closing) return Promise.reject(new Error('The store is closed.'));
    const task = retried(attempt, this.options.retryForMs).finally(() => this.begun.delete(task));
    this.begun.add(task);
    return task;
  }

  private async transact(statements: readonly Statement[]): Promise<Written> {
    const client = await this.writers.connect();
    let broken: Error | undefined;
    // Of this connection, while no query is under way; the next query will say so.
    const note = (error: Error) => {
      broken = error;
    };
    client.on('error', note);
    try {
      if (statements.length === 1) return await runAlone(client, statements[0]);
      const sent = await sendTogether(client, [BEGIN, ...statements]);
      if (!sent.ok) {
        await client.query('rollback');
        return { ok: false, failed: sent.failed - 1 };
      }
      await client.query('commit').catch(doubt);
      return { ok: true, outcomes: sent.outcomes.slice(1) };
    } catch (error) {
      const cause = error instanceof InDoubt ? (error.cause as Error) : (error as Error);
      if (troubleOf(cause) === 'lost') broken = cause;
      else
        await client.query('rollback').catch(again => {
          broken = again;
        });
      throw error;
    } finally {
      client.off('error', note);
      client.release(broken);
    }
  }
}

function poolOf(connectionString: string, max: number, options: PostgresPoolOptions): pg.Pool {
  const settings: pg.PoolConfig & { readonly pipeline: boolean } = {
    connectionString,
    max,
    connectionTimeoutMillis: options.retryForMs,
    statement_timeout: options.statementTimeoutMs,
    // If not even the timeout arrives, the connection is dead.
    query_timeout: options.statementTimeoutMs + 1000,
    idle_in_transaction_session_timeout: options.statementTimeoutMs,
    keepAlive: true,
    pipeline: true,
    types: NUMBERS_AS_NUMBERS,
    application_name: 'cartagena',
  };
  const pool = new pg.Pool(settings);
  // Of a connection that nobody uses at the moment. Without a listener it would end the process.
  pool.on('error', options.onTrouble);
  return pool;
}

/** Tries until it succeeds, or fails for good. */
async function retried<T>(attempt: () => Promise<T>, retryForMs: number): Promise<T> {
  const end = Date.now() + retryForMs;
  for (let wait = 10; ; wait = Math.min(wait * 2, 500)) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof InDoubt || troubleOf(error) === 'final' || Date.now() + wait > end) throw error;
      await pause(wait * (0.5 + Math.random()));
    }
  }
}

/** Tells trouble that may pass from mistakes. */
function giveUp(error: unknown): never {
  if (error instanceof Unavailable || !mayPass(error)) throw error;
  throw new Unavailable((error as Error).message, { cause: error });
}

/** What happened is known, what its statements returned is not. */
const PROVED: Written = { ok: true, outcomes: [] };

/**
 * All at once, down the pipeline: the way to the database and back costs more than what a statement does there in vain. The first
 * that failed, or did not change what it must, says what became of them; the others only followed it.
 */
async function sendTogether(client: pg.PoolClient, statements: readonly Statement[]): Promise<Written> {
  const outcomes: StatementOutcome[] = [];
  for (const sent of await Promise.allSettled(statements.map(one => run(client, one)))) {
    if (sent.status === 'rejected') throw sent.reason;
    const { mustChange = sent.value.changes } = statements[outcomes.length];
    if (mustChange !== sent.value.changes) return { ok: false, failed: outcomes.length };
    outcomes.push(sent.value);
  }
  return { ok: true, outcomes };
}

/** Without a transaction around it: one that must change something else has changed nothing, or must not be alone. */
async function runAlone(client: pg.PoolClient, statement: Statement): Promise<Written> {
  const outcome = await run(client, statement).catch(doubt);
  if (outcome.changes !== (statement.mustChange ?? outcome.changes)) {
    if (outcome.changes > 0) throw new Error(`Changed ${outcome.changes} rows instead of ${statement.mustChange}.`);
    return { ok: false, failed: 0 };
  }
  return { ok: true, outcomes: [outcome] };
}

async function run(client: pg.PoolClient, query: Query): Promise<StatementOutcome> {
  const { rows, rowCount } = await client.query(asPg(query));
  return { rows, changes: rowCount ?? 0 };
}

function doubt(error: Error): never {
  if (troubleOf(error) !== 'lost') throw error;
  throw new InDoubt(`The connection to the database broke; whether it was written is not known. ${error.message}`, {
    cause: error,
  });
}

/** With a name, so that a connection prepares it once. */
const asPg = ({ sql, parameters }: Query) => ({
  name: createHash('sha1').update(sql).digest('base64'),
  text: sql,
  values: [...parameters],
});
