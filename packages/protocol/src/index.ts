/** What crosses the wire: words and types that server and clients share. */
export type * from './answers.ts';
export type * from './requests.ts';
export type * from './table.ts';
export * from './vocabulary.ts';
