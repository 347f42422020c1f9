/** Fair deals: luck that nobody can choose alone and anybody can verify (docs/fair-deals.md). */
export { makeCommitment } from './commitment.ts';
export * from './deal.ts';
export { parseEntropy } from './deal-fields.ts';
export { evidenceFrom, type FairEvidence } from './evidence.ts';
export { fairChance } from './fair-chance.ts';
export {
  type FairRecord,
  isFair,
  isRevealed,
  makeFairRecord,
  makeOngoingFairRecord,
  type OngoingFairRecord,
  parseFairRecord,
  parseOngoingFairRecord,
  toGameRecord,
} from './fair-record.ts';
export { completeConfig, type RecordedConfig } from './recorded-config.ts';
export { FAIR_CHECKS, type FairCheck, type FairReason, type FairVerdict, verifyFairRecord } from './verify.ts';
