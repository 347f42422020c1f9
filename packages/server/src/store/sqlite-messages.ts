/**
 * What is said between the store's thread and the threads of SQLite. Copying a message takes time for each object in it, so what is
 * sent together is one flat list:
 *
 *   read   id  READ   statement
 *   write  id  WRITE  number of statements  statement…
 *   close  id  CLOSE
 *
 * and a statement is
 *
 *   number of its text  rows that it must change, or ANY  number of parameters  parameter…
 */
import type { Query, Statement, StatementOutcome, Written } from './database.ts';

/** What a thread is for: its `workerData`. */
export interface Task {
  readonly file: string;
  readonly role: 'reader' | 'writer';
  /** Only make a copy there and end. */
  readonly copy?: string;
}

const READ = 0;
const WRITE = 1;
const CLOSE = 2;
const ANY = -1;

export interface Requests {
  readonly flat: readonly unknown[];
  /** Texts that are new to the thread; they are numbered in the order in which they come. */
  readonly texts: readonly string[];
}

export type SqliteRequest = { readonly id: number } & (
  | { readonly read: Query }
  | { readonly write: readonly Statement[] }
  | { readonly close: true }
);

/** Collects requests. */
export class RequestWriter {
  /** Numbers of the texts that the thread knows. */
  private readonly numbers = new Map<string, number>();
  private flat: unknown[] = [];
  private texts: string[] = [];
  /** Of requests. */
  count = 0;

  add(request: SqliteRequest): void {
    const { flat } = this;
    this.count++;
    flat.push(request.id);
    if ('read' in request) {
      flat.push(READ);
      this.addStatement(request.read);
    } else if ('write' in request) {
      flat.push(WRITE, request.write.length);
      for (const one of request.write) this.addStatement(one);
    } else flat.push(CLOSE);
  }

  /** What was added since the last time. */
  take(): Requests {
    const { flat, texts } = this;
    this.flat = [];
    this.texts = [];
    this.count = 0;
    return { flat, texts };
  }

  private addStatement({ sql, parameters, mustChange = ANY }: Statement): void {
    let number = this.numbers.get(sql);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(sql, number);
      this.texts.push(sql);
    }
    this.flat.push(number, mustChange, parameters.length);
    for (const one of parameters) this.flat.push(one);
  }
}

/** Reads what `RequestWriter` wrote. */
export class RequestReader {
  private readonly texts: string[] = [];

  read({ flat, texts }: Requests): SqliteRequest[] {
    this.texts.push(...texts);
    let at = 0;
    const next = () => flat[at++] as number;
    const statement = (): Statement => {
      const [text, mustChange, count] = [next(), next(), next()];
      const parameters = flat.slice(at, at + count);
      at += count;
      const sql = this.texts[text];
      return mustChange === ANY ? { sql, parameters } : { sql, parameters, mustChange };
    };
    const requests: SqliteRequest[] = [];
    while (at < flat.length) {
      const [id, kind] = [next(), next()];
      if (kind === READ) requests.push({ id, read: statement() });
      else if (kind === WRITE) requests.push({ id, write: Array.from({ length: next() }, statement) });
      else requests.push({ id, close: true });
    }
    return requests;
  }
}

/** Requests that were done together are answered together. */
export interface Answers {
  /** Of writes that brought no rows: the id, the number of statements, and how many rows each changed. */
  readonly done: readonly number[];
  readonly others: readonly SqliteAnswer[];
  /** Writes that became durable together. */
  readonly committed?: number;
  /** Of their transaction. */
  readonly number?: number | undefined;
}

export type SqliteAnswer = { readonly id: number } & (
  | { readonly rows: readonly unknown[] }
  | { readonly written: Written }
  | { readonly error: string; readonly mayPass: boolean }
  | { readonly closed: true }
);

export function packAnswers(answers: readonly SqliteAnswer[], committed?: number, number?: number): Answers {
  const done: number[] = [];
  const others = answers.filter(answer => {
    if (!('written' in answer && answer.written.ok && answer.written.outcomes.every(({ rows }) => rows.length === 0)))
      return true;
    const { outcomes } = answer.written;
    done.push(answer.id, outcomes.length);
    for (const { changes } of outcomes) done.push(changes);
    return false;
  });
  return committed === undefined ? { done, others } : { done, others, committed, number };
}

export function unpackAnswers({ done, others }: Answers, onAnswer: (answer: SqliteAnswer) => void): void {
  for (let at = 0; at < done.length; ) {
    const id = done[at++];
    const outcomes: StatementOutcome[] = [];
    for (const end = at + 1 + done[at++]; at < end; at++) outcomes.push({ rows: [], changes: done[at] });
    onAnswer({ id, written: { ok: true, outcomes } });
  }
  for (const answer of others) onAnswer(answer);
}
