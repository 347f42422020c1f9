/** A table as one viewer sees it: it contains only what this viewer may know. */
import type { Action, Choices, GameConfig, GameEvent, View } from '@cartagena/engine';
import type { Absence, Closing, Colour, Emote, Status } from './vocabulary.ts';

/** Time for a turn: none, some seconds while all are there, or some days. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly seconds: number }
  | { readonly kind: 'days'; readonly days: number };

/** Who is to sit there: a person, or a bot by its name. */
export type SeatPlan = { readonly by: 'person' } | { readonly by: 'bot'; readonly bot: string };

export interface TableSeat {
  readonly plan: SeatPlan;
  /** Null: nobody sits here yet. */
  readonly name: string | null;
  /** By what number its person is known in talk at this table; null: a bot, or nobody yet. */
  readonly voice: number | null;
  readonly colour: Colour;
  /** The bot that decides for it now, its own or a stand-in. */
  readonly bot: string | null;
  readonly away: Absence | null;
  readonly isYou: boolean;
  readonly isHost: boolean;
}

/** A request to go back to an earlier number of actions; the others must agree. */
export interface Request {
  readonly seat: number;
  readonly to: number;
  readonly agreed: readonly number[];
}

/** Others say that the seat which must decide is idle; when all of them agree, a bot stands in for it. */
export interface Claim {
  readonly against: number;
  readonly agreed: readonly number[];
}

export interface TableDetails {
  readonly id: string;
  readonly seq: number;
  readonly status: Status;
  readonly config: GameConfig;
  /** As it was recorded when the table was opened; absent if it is the same as `config`. The deal derives from this one. */
  readonly recordedConfig?: Choices;
  readonly clock: Clock;
  readonly isPublic: boolean;
  readonly seats: readonly TableSeat[];
  /** Your seat, null if you watch. */
  readonly you: number | null;
  /** By what number you are known in talk here; null: you neither sat nor spoke. */
  readonly voice: number | null;
  /** The voices that you do not want to hear. */
  readonly muted: readonly number[];
  /** The version of the promise about the deal (docs/fair-deals.md), and the commitment to its secret. */
  readonly fair: 1 | 2;
  readonly commitment: string;
  /** What the seats added to the luck, in version 1, from the start on. */
  readonly entropies?: readonly string[];
  /** While the cards are shuffled: the seats that have still to reveal their shares. Null before and after. */
  readonly dealing: readonly number[] | null;
  /** When the acting seat's time is up, in milliseconds since 1970. */
  readonly deadline: number | null;
  readonly since: number;
  readonly request: Request | null;
  readonly claim: Claim | null;
  /** From when on the acting seat can be called idle, in milliseconds since 1970; null if it cannot: there is a clock, or a bot decides. */
  readonly idleAt: number | null;
  /** Whether free seats are only for those who know a password. */
  readonly isLocked: boolean;
  /** Which board of a duplicate match this is, and the table of the other one, from the start on; null: a single game. */
  readonly board: 1 | 2 | null;
  readonly otherBoard: string | null;
  readonly rematch: string | null;
  /** Until when free seats are reserved for those who played the last game together; null if for nobody. */
  readonly reservedUntil: number | null;
  /** Set when it is over. */
  readonly winners: readonly number[] | null;
  readonly closing: Closing | null;
  /** From the start on. */
  readonly game: GameView | null;
}

export interface GameView {
  /** Actions made and not taken back. */
  readonly made: number;
  readonly view: View;
  /** What you can do, if it is for you to decide, and how many of your last actions you may take back. */
  readonly legal: readonly Action[];
  readonly undoable: number;
}

/** One entry of the table's log, as a viewer sees it. */
export interface News {
  readonly seq: number;
  readonly at: number;
  /** Of the entry; `private` if it is not for this viewer. */
  readonly kind: string;
  readonly seat: number | null;
  /** Actions made and not taken back, after it. */
  readonly made: number;
  /** Its link in the table's hash chain, from which clients compute the head; missing for talk, and in version 1. */
  readonly link?: { readonly by: 'player' | 'bot' | 'table'; readonly [field: string]: unknown };
  /** What was said, and by whom; missing if you do not want to hear them. */
  readonly said?: { readonly voice: number; readonly name: string; readonly text?: string; readonly emote?: Emote };
  /** What happened in the game, as far as the viewer may know. */
  readonly events: readonly GameEvent[];
}
