/** What is said between the store's thread and the threads of SQLite. */
import type { Written } from './database.ts';

/** What a thread is for: its `workerData`. */
export interface Task {
  readonly file: string;
  readonly role: 'reader' | 'writer';
  /** Only make a copy there and end. */
  readonly copy?: string;
}

/** What was asked for in one turn of the event loop. Texts of statements that the thread knows are numbers. */
export interface Requests {
  readonly requests: readonly SqliteRequest[];
  /** Texts that are new to the thread; they are numbered in the order in which they come. */
  readonly texts: readonly string[];
}

export interface NumberedQuery {
  readonly text: number;
  readonly parameters: readonly unknown[];
  readonly mustChange?: number | undefined;
}

export type SqliteRequest = { readonly id: number } & (
  | { readonly read: NumberedQuery }
  | { readonly write: readonly NumberedQuery[] }
  | { readonly close: true }
);

/** Requests that were done together are answered together. */
export interface Answers {
  readonly answers: readonly SqliteAnswer[];
  /** Writes that became durable together. */
  readonly committed?: number;
}

export type SqliteAnswer = { readonly id: number } & (
  | { readonly rows: readonly unknown[] }
  | { readonly written: Written }
  | { readonly error: string; readonly mayPass: boolean }
  | { readonly closed: true }
);
