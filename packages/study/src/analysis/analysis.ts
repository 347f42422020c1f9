/** The shape of an analysis: what is known about a game after it was played. */
import type { GameConfig } from '@cartagena/engine';
import type { Explanation } from '../explain/explanation.ts';

/** One decision, judged by what the seat could know when it made it. */
export interface DecisionAnalysis {
  /** The number of the action in the record, from 0. */
  readonly at: number;
  readonly seat: number;
  /** The action that was played and the best one, in notation. */
  readonly done: string;
  readonly best: string;
  /** The seat's chance to win with the action that was played, and with the best one. */
  readonly chance: number;
  readonly bestChance: number;
}

/** The turn's costliest decision, explained. */
export interface Mistake extends Explanation {
  /** The number of its action in the record, from 0. */
  readonly at: number;
}

export interface TurnAnalysis {
  /** From 1. */
  readonly number: number;
  readonly seat: number;
  /** Its actions in the record: from this number up to, but not including, the other. */
  readonly from: number;
  readonly to: number;
  /** Each seat's chance to win before and after the turn, for an observer who sees all hands. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** By how much luck changed each seat's chance to win in this turn. */
  readonly luck: readonly number[];
  /** By how much the seat's own decisions lowered its chance to win. */
  readonly cost: number;
  /** All decisions of the turn with more than one legal action, including those of other seats. */
  readonly choices: readonly DecisionAnalysis[];
  /** Left out if no decision was costly enough to mention. */
  readonly mistake?: Mistake;
}

export interface SeatAnalysis {
  /** What its decisions cost it in the whole game, and what luck brought it. */
  readonly cost: number;
  readonly luck: number;
  /** How many decisions it had, and in how many of them it played the best action or one as good. */
  readonly choices: number;
  readonly best: number;
}

export const TURNING_POINT_KINDS = ['choice', 'luck'] as const;
/** A turn that changed much: by what its seat decided, or by the luck of `seat`. */
export interface TurningPoint {
  readonly turn: number;
  readonly seat: number;
  readonly kind: (typeof TURNING_POINT_KINDS)[number];
  /** The chance to win that a decision cost (above 0), or that luck gave or took. */
  readonly size: number;
}

export interface Analysis {
  readonly config: GameConfig;
  /** Each seat's chance to win before the first turn, then after each turn. */
  readonly chances: readonly (readonly number[])[];
  readonly turns: readonly TurnAnalysis[];
  readonly seats: readonly SeatAnalysis[];
  /** In the order of the game. */
  readonly turningPoints: readonly TurningPoint[];
  /** Empty if the game is not over. */
  readonly winners: readonly number[];
}
