/** The public face of the store. */
export { openStore } from './open-store.ts';
export * from './store.ts';
