/** Tables to play at with friends anywhere. */
export { type AppOptions, buildApp } from './http/app.ts';
export { type HttpConfig, readConfig } from './http/config.ts';
export { type Running, start as startServer, stopOnSignals } from './http/start.ts';
export type { Entry, NewEntry } from './table/entry.ts';
export * from './table/gather.ts';
export * from './table/play.ts';
export { type LuckOf, Table } from './table/table.ts';
export { tellEntry, tellTable } from './table/telling.ts';
export type { Deals } from './tables/deals.ts';
