/** The public face of the store. */
export { openStore, type StoreOptions } from './open-store.ts';
export * from './store.ts';
