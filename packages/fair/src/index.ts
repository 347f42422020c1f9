/** Fair deals: luck that nobody can choose alone and anybody can verify (docs/fair-deals.md). */
export type { Chain, ChainSeat, MirroredDeal } from './chain/chain.ts';
export type { ChainEntry, ChainKind, ChainLink, EntryAuthor, LinkEntry } from './chain/chain-entry.ts';
export {
  type AlarmCode,
  type ChainEvidence,
  type FairAlarm,
  newEvidence,
  parseChainEvidence,
  type SentKind,
} from './chain/chain-evidence.ts';
export { type ChainRecord, makeChainRecord, makeChainRecordInSteps } from './chain/chain-record.ts';
export { chainKey, commitToSecret, commitToShare, nextHead, sealAction, sealInput } from './chain/hashes.ts';
export { type ChainUpdate, type EvidenceStorage, UNCHAINED, Witness } from './chain/witness.ts';
export { makeCommitment } from './commitment.ts';
export * from './deal.ts';
export { parseEntropy } from './deal-fields.ts';
export { evidenceFrom, type FairEvidence } from './evidence.ts';
export { chanceFromKey, fairChance } from './fair-chance.ts';
export {
  chanceOfRecord,
  type FairRecord,
  type FirstFairRecord,
  isChainRecord,
  isFair,
  isRevealed,
  makeFairRecord,
  makeOngoingFairRecord,
  type OngoingFairRecord,
  parseFairRecord,
  parseOngoingFairRecord,
  toGameRecord,
} from './fair-record.ts';
export { completeConfig, configHash, type RecordedConfig } from './recorded-config.ts';
export { FAIR_CHECKS, type FairCheck, type FairReason, type FairVerdict, type OwnPart } from './verdict.ts';
export { verifyFairRecord } from './verify.ts';
