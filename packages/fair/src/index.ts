/** Fair deals: luck that nobody decides alone and anybody can check (docs/fair-deals.md). */
export { fairSource } from './fair-chance.ts';
export {
  type FairRecord,
  gameRecord,
  isFair,
  isRevealed,
  makeFairRecord,
  makeOpenFairRecord,
  type OpenFairRecord,
  parseFairRecord,
  parseOpenFairRecord,
} from './fair-record.ts';
export { parseEntropy } from './fields.ts';
export { type Kept, keptFrom } from './kept.ts';
export { makePromise } from './promise.ts';
export * from './terms.ts';
export { FAIR_CHECKS, type FairCheck, type FairReason, type FairVerdict, verifyFairRecord } from './verify.ts';
