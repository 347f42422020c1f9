/** What a verification finds out: what was checked, or the first thing that does not fit. */
import { type Reason, type Result, SEAT_LETTERS } from '@cartagena/engine';

/** In the order in which they are made; the code of the first that fails is the reason. */
export const FAIR_CHECKS = ['evidence', 'commitment', 'chain', 'actions', 'winners', 'fingerprint'] as const;
export type FairCheck = (typeof FAIR_CHECKS)[number];

/** `at` is the number of the action, from 0, or in version 2 of the entry, from 1; -1 if it is about neither. */
export interface FairReason extends Reason {
  readonly code: FairCheck;
  readonly at: number;
}

export interface FairVerdict {
  /** Which promise was checked: version 1 was weaker (docs/fair-deals.md). */
  readonly version: 1 | 2;
  readonly actions: number;
  /** How many draws were computed again. */
  readonly draws: number;
  readonly turns: number;
  readonly over: boolean;
  readonly winners: readonly number[];
  /** For each takeback by consent how many actions remained. */
  readonly takebacks: readonly number[];
  /** Version 2: for each deal that was called off, the seats that did not reveal their shares. */
  readonly restarts: readonly (readonly number[])[];
  /** Version 2: the table whose deal was played again here; null if the deal was the table's own. */
  readonly mirrors: string | null;
  /** The seats that contributed a share to the luck; of a repeated deal, the seats of the other table. */
  readonly sharing: readonly number[];
  /** Version 2: how often a bot stood in for each seat. */
  readonly standIns: readonly number[];
  /** Version 2, with evidence: what this client can vouch for. */
  readonly own?: OwnPart;
}

export interface OwnPart {
  readonly seat: number | null;
  /** Whether the luck derives from a share of this client's: then nobody else could choose it. */
  readonly hasShare: boolean;
  /** How many entries of its seat this client did not send: another device of the same player, or fraud. */
  readonly elsewhere: number;
  /** How many of the last entries this client did not follow while they happened. */
  readonly unseen: number;
}

export const wrong = (code: FairCheck, text: string, at = -1): Result<never, FairReason> => ({
  ok: false,
  reason: { code, text, at },
});

export const nameWinners = (seats: readonly number[]): string =>
  seats.length === 0 ? 'no winner' : `seat ${seats.map(seat => SEAT_LETTERS[seat] ?? seat).join(' and ')} as winner`;
