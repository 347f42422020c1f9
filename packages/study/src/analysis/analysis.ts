/** What an analysis says about a game. */
import type { GameConfig } from '@cartagena/engine';
import type { Explanation } from '../explain/explanation.ts';

/** One decision, judged by what the seat could know when it made it. */
export interface DecisionAnalysis {
  /** The number of the action in the record, from 0. */
  readonly at: number;
  readonly seat: number;
  /** What was done and what was best, in notation. */
  readonly done: string;
  readonly best: string;
  /** The seat's chance to win with what was done, and with the best. */
  readonly chance: number;
  readonly bestChance: number;
}

export interface TurnAnalysis {
  /** From 1. */
  readonly number: number;
  readonly seat: number;
  /** Its actions in the record: from, and up to but not including. */
  readonly from: number;
  readonly to: number;
  /** Each seat's chance to win before and after, for somebody who sees all hands. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** What luck brought each seat in this turn. */
  readonly luck: readonly number[];
  /** What the seat's own choices cost it. */
  readonly cost: number;
  /** All decisions of the turn in which there was something to choose, those of other seats too. */
  readonly choices: readonly DecisionAnalysis[];
  /** The costliest choice of the turn, explained, if it is worth a word; and where the record has it. */
  readonly mistake?: Explanation & { readonly at: number };
}

export interface SeatAnalysis {
  /** What its choices cost it in the whole game, and what luck brought it. */
  readonly cost: number;
  readonly luck: number;
  /** Decisions, and those among them that were the best or as good. */
  readonly choices: number;
  readonly best: number;
}

export const TURNING_POINT_KINDS = ['choice', 'luck'] as const;
/** A turn that decided much: by what its seat chose, or by what luck brought `seat`. */
export interface TurningPoint {
  readonly turn: number;
  readonly seat: number;
  readonly kind: (typeof TURNING_POINT_KINDS)[number];
  /** Chances lost by a choice (above 0), won or lost by luck. */
  readonly size: number;
}

export interface Analysis {
  readonly config: GameConfig;
  /** The chances before the first turn, then after each. */
  readonly chances: readonly (readonly number[])[];
  readonly turns: readonly TurnAnalysis[];
  readonly seats: readonly SeatAnalysis[];
  /** In the order of the game. */
  readonly turningPoints: readonly TurningPoint[];
  /** Who won; empty if the game is not over. */
  readonly winners: readonly number[];
}
