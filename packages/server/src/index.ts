/** Tables to play at with friends anywhere. */
export type { Entry, NewEntry } from './table/entry.ts';
export * from './table/gather.ts';
export * from './table/play.ts';
export { type LuckOf, Table } from './table/table.ts';
export { tellEntry, tellTable } from './table/telling.ts';
