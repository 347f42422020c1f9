/** What crosses the wire: words and types that server and clients share. */
export type * from './answers.ts';
export * from './change.ts';
export * from './links.ts';
export type * from './notices.ts';
export type * from './requests.ts';
export type * from './table.ts';
export * from './vocabulary.ts';
