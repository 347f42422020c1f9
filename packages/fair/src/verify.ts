/** Verifies the record of a game with fair deals: the commitment, every draw, every action, and the end. */
import {
  type ChanceSource,
  isOver,
  ok,
  type Reason,
  type Result,
  replay,
  SEAT_LETTERS,
  seatsIn,
  turnsPlayed,
} from '@cartagena/engine';
import { commitmentHash } from './commitment.ts';
import { fromHex } from './encoding.ts';
import { type FairEvidence, firstDifference } from './evidence.ts';
import { fairChance } from './fair-chance.ts';
import { type FairRecord, toGameRecord } from './fair-record.ts';
import { fingerprintOf } from './fingerprint.ts';

/** In the order in which they are made; the code of the first that fails is the reason. */
export const FAIR_CHECKS = ['evidence', 'commitment', 'actions', 'winners', 'fingerprint'] as const;
export type FairCheck = (typeof FAIR_CHECKS)[number];

/** `at` is the number of the action, from 0, or -1 if it is not about an action. */
export interface FairReason extends Reason {
  readonly code: FairCheck;
  readonly at: number;
}

export interface FairVerdict {
  readonly actions: number;
  /** How many draws were computed again. */
  readonly draws: number;
  readonly turns: number;
  readonly over: boolean;
  readonly winners: readonly number[];
}

/** Checks everything that can be checked; `evidence` is what a player saved before the end. */
export function verifyFairRecord(record: FairRecord, evidence: FairEvidence = {}): Result<FairVerdict, FairReason> {
  const { config, fair } = record;
  const difference = firstDifference(record, evidence);
  if (difference) return wrong('evidence', `The record does not have the ${difference} that was shown before the end.`);
  if (commitmentHash(fair.game, fromHex(fair.secret)) !== fair.commitment)
    return wrong('commitment', 'The commitment was not made to this secret and this game.');

  const counted = countDraws(fairChance(config, fair));
  const played = replay(toGameRecord(record), { chance: counted.source });
  if (!played.ok)
    return wrong('actions', `The game does not follow from its luck. ${played.reason.text}`, played.reason.at);

  const { state } = played.value;
  const winners = seatsIn(state.winners);
  if (winners.join() !== fair.winners.join())
    return wrong('winners', `The game ends with ${nameWinners(winners)}, not with ${nameWinners(fair.winners)}.`);
  if (fingerprintOf(record, fair, winners) !== fair.fingerprint)
    return wrong('fingerprint', 'The fingerprint belongs to another course of the game: something in it was changed.');
  return ok({
    actions: record.actions.length,
    draws: counted.draws(),
    turns: turnsPlayed(state),
    over: isOver(state),
    winners,
  });
}

const wrong = (code: FairCheck, text: string, at = -1): Result<never, FairReason> => ({
  ok: false,
  reason: { code, text, at },
});

const nameWinners = (seats: readonly number[]): string =>
  seats.length === 0 ? 'no winner' : `seat ${seats.map(seat => SEAT_LETTERS[seat] ?? seat).join(' and ')} as winner`;

function countDraws(source: ChanceSource): { source: ChanceSource; draws(): number } {
  let draws = 0;
  const counting: ChanceSource = (seed, stream) => {
    const chance = source(seed, stream);
    return {
      below(n) {
        draws++;
        return chance.below(n);
      },
    };
  };
  return { source: counting, draws: () => draws };
}
