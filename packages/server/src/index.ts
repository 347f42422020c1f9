/** Tables to play at with friends anywhere. */
export { BotDriver, type DriverOptions } from './bots/driver.ts';
export { Pool, type PoolOptions } from './bots/pool.ts';
export { Sweeper, type SweeperOptions } from './clock/sweeper.ts';
export type { Logger } from './logger.ts';
export { Courier, type CourierOptions } from './notices/courier.ts';
export { Notices, type NoticesOptions } from './notices/notices.ts';
export { type Sender, vapidKeys } from './notices/push.ts';
export { SIGNATURE_HEADER, sign } from './notices/webhook.ts';
export type * from './store/store.ts';
export type { Entry, NewEntry } from './table/entry.ts';
export * from './table/gather.ts';
export * from './table/play.ts';
export { type LuckOf, Table } from './table/table.ts';
export { tellEntry, tellTable } from './table/telling.ts';
export type { Summary } from './tables/projection.ts';
