/** What is said between the store's thread and the threads of SQLite. */
import type { Query, Statement, Written } from './database.ts';

/** What a thread is for: its `workerData`. */
export interface Task {
  readonly file: string;
  readonly role: 'reader' | 'writer';
  /** Only make a copy there and end. */
  readonly copy?: string;
}

export type Request = { readonly id: number } & (
  | { readonly read: Query }
  | { readonly write: readonly Statement[] }
  | { readonly close: true }
);

/** Requests that were done together are answered together. */
export interface Answers {
  readonly answers: readonly Answer[];
  /** Writes that became durable together. */
  readonly committed?: number;
}

export type Answer = { readonly id: number } & (
  | { readonly rows: readonly unknown[] }
  | { readonly written: Written }
  | { readonly error: string; readonly mayPass: boolean }
  | { readonly closed: true }
);
