/** Verifies the record of a game with fair deals: the commitment, every draw, every action, and the end. */
import { isOver, ok, type Result, replay, seatsIn, turnsPlayed } from '@cartagena/engine';
import type { ChainEvidence } from './chain/chain-evidence.ts';
import { verifyChainRecord } from './chain/verify-chain.ts';
import { commitmentHash } from './commitment.ts';
import { countDraws } from './counted-chance.ts';
import { fromHex } from './encoding.ts';
import { type FairEvidence, firstDifference } from './evidence.ts';
import { fairChance } from './fair-chance.ts';
import { type FairRecord, type FirstFairRecord, isChainRecord, toGameRecord } from './fair-record.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type FairReason, type FairVerdict, nameWinners, wrong } from './verdict.ts';

/** Checks everything that can be checked; `evidence` is what a client saved before the end. */
export function verifyFairRecord(
  record: FairRecord,
  evidence?: FairEvidence | ChainEvidence,
): Result<FairVerdict, FairReason> {
  const isOfChain = evidence?.version === 2;
  if (isChainRecord(record)) return verifyChainRecord(record, isOfChain ? (evidence as ChainEvidence) : undefined);
  if (isOfChain) return wrong('evidence', 'The record is of version 1, but version 2 was promised.');
  return verifyFirstVersion(record, evidence as FairEvidence | undefined);
}

function verifyFirstVersion(record: FirstFairRecord, evidence: FairEvidence = {}): Result<FairVerdict, FairReason> {
  const { config, fair } = record;
  const difference = firstDifference(record, evidence);
  if (difference) return wrong('evidence', `The record does not have the ${difference} that was shown before the end.`);
  if (commitmentHash(fair.game, fromHex(fair.secret)) !== fair.commitment)
    return wrong('commitment', 'The commitment was not made to this secret and this game.');

  let draws = 0;
  const chance = countDraws(fairChance(config, fair), () => draws++);
  const played = replay(toGameRecord(record), { chance });
  if (!played.ok)
    return wrong('actions', `The game does not follow from its luck. ${played.reason.text}`, played.reason.at);

  const { state } = played.value;
  const winners = seatsIn(state.winners);
  if (winners.join() !== fair.winners.join())
    return wrong('winners', `The game ends with ${nameWinners(winners)}, not with ${nameWinners(fair.winners)}.`);
  if (fingerprintOf(record, fair, winners) !== fair.fingerprint)
    return wrong('fingerprint', 'The fingerprint belongs to another course of the game: something in it was changed.');
  return ok({
    version: 1,
    actions: record.actions.length,
    draws,
    turns: turnsPlayed(state),
    over: isOver(state),
    winners,
    takebacks: fair.takebacks,
    restarts: [],
    mirrors: null,
    sharing: fair.entropies.flatMap((entropy, seat) => (entropy === '' ? [] : [seat])),
    standIns: [],
  });
}
