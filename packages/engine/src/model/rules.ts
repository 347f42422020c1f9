/**
 * The rules of one table as a value: an edition's data with the patches of the chosen modules folded into it, once, when the
 * table is set up. In play nothing asks which modules are on.
 */

import type { CardName, Icon, ModuleId, Use } from '../base/vocabulary.ts';
import type { Combination, CombinationMaker } from '../play/combinations.ts';
import type { GameConfig } from '../setup/config.ts';
import type { Board } from './board.ts';
import type { Game } from './game.ts';
import type { Dimension, MoveType } from './move-type.ts';
import type { State } from './state.ts';

/** Numbers and tables. */
export interface RuleData {
  readonly board: Board;
  /** Whether golden and grey cards differ from the others here. They do only where a module listens to them. */
  readonly marks: boolean;
  /** Whether one pirate of each colour wears the hat (CAPTAIN-1). */
  readonly hats: boolean;
  /** Ways that a forward move can take: along the path, or onto the raft at one of two berths. */
  readonly routes: number;
  /** Whether a marked card is laid before its use is named (RAFT-2). */
  readonly declaresUseLate: boolean;
  /** Whether all pirates home wins; otherwise something else must be done (FLAG-1). */
  readonly winsByArrival: boolean;
  /** Into the goal, an assist needs company there (ASSIST-5). */
  readonly assistNeedsCompany: boolean;
  /** Whether equal most aboard makes a skipper (VOYAGE-7). */
  readonly skipperTies: boolean;
  /** What a card of an icon can be used for besides moving (ITEMS). */
  readonly items: { readonly [I in Icon]?: Use };
  /** Whether a card can pass from hand to hand unseen by the rest. */
  readonly passesUnseen: boolean;
}

/** A step of what follows when cards are laid. True: go on. False: somebody must decide first, then it is run again; or that was all. */
export type Step = (game: Game) => boolean;
export type Trigger = (game: Game) => void;

/** Lists that a module appends to. Order is array order. */
interface RuleLists {
  /** What a seat can do, turn after turn, and the decisions it can be asked for. A seat that can do none of these is stuck. */
  readonly moves: readonly MoveType[];
  /** What a seat may do besides, without being obliged to. */
  readonly offers: readonly MoveType[];
  readonly onSetup: readonly Trigger[];
  readonly onTurnStart: readonly Trigger[];
  readonly onArrival: readonly ((game: Game, seat: number, place: number) => void)[];
  /** What laid cards set off: before their use is named, between naming and effect, after the effect. */
  readonly beforeUse: readonly Step[];
  readonly beforeEffect: readonly Step[];
  readonly afterEffect: readonly Step[];
  /** Pairs of cards, or single ones, that are laid first and used in a decision of its own. */
  readonly combinationMakers: readonly CombinationMaker[];
  readonly effects: { readonly [U in Use]?: Step };
}

/** The few things that a module replaces. */
export interface RuleSlots {
  /** How a pirate that moved back is rewarded. */
  reward(game: Game, mover: number, due: number): boolean;
  /** The raft space that this forward move could board, or NONE (RAFT-6). */
  routeTarget(rules: Rules, state: State, place: number, icon: number, berth: number): number;
  /** Who wins, as bits, when the seats in `arrived` are all home at the same moment (CORE-5, RAFT-10). */
  breakTie(rules: Rules, state: State, arrived: number): number;
}

export type RuleParts = RuleData & RuleLists & RuleSlots;

export interface Need {
  readonly text: string;
  readonly clash: readonly string[];
}

/** A variant. `needs` says why it cannot be used at such a table; `patch` returns only what it changes. */
export interface Module {
  readonly id: ModuleId;
  needs?(config: GameConfig): Need | undefined;
  patch(base: RuleParts, config: GameConfig): Partial<RuleParts>;
}

/** What follows from the parts, computed once. */
export interface RuleTables {
  readonly config: GameConfig;
  readonly seats: number;
  readonly pirates: number;
  readonly icons: readonly Icon[];
  /** Kinds of cards: first the plain ones in the order of the icons, then the marked ones. */
  readonly cardKinds: number;
  readonly kindIcon: Uint8Array;
  readonly kindMarked: Uint8Array;
  readonly cardNames: readonly CardName[];
  /** The kinds of each icon: the plain one, and the marked one where there are marks. */
  readonly kindsOf: { readonly [I in Icon]?: readonly number[] };
  /** Each kind as a list of one, so that laying a card makes no garbage. */
  readonly singleCard: readonly (readonly number[])[];
  /** Cards of each kind in the deck, and of all. */
  readonly deck: Uint8Array;
  readonly deckSize: number;
  readonly rowLength: number;
  readonly openHands: boolean;
  /** Whether the state keeps in mind who knows which card of whom. */
  readonly tracksKnowledge: boolean;
  /** Movers are places, and one more for the hat, whatever its place. */
  readonly movers: number;
  /** All lays, those of one type together, and from where to where each type stands. */
  readonly combinations: readonly Combination[];
  readonly combinationRange: { readonly [T in Combination['type']]?: { readonly from: number; readonly to: number } };
  /** The first card of each lay, and the second, NONE if it has only one. */
  readonly combinationFirst: Uint8Array;
  readonly combinationSecond: Uint8Array;
  /** The next lay that does not begin with the same card. */
  readonly combinationNext: Uint16Array;
  /** What runs when cards are laid, from the first step to the last. */
  readonly steps: readonly Step[];
  readonly effectOf: readonly (Step | undefined)[];
  /** All kinds of action in order; each owns the ids from its base on. */
  readonly moveTypes: readonly MoveType[];
  readonly bases: readonly number[];
  readonly dimensionsOf: readonly (readonly Dimension[])[];
  /** Per phase: the kinds to ask, in order, and the base of each. */
  readonly byPhase: readonly { readonly legal: readonly MoveType['legal'][]; readonly bases: readonly number[] }[];
  readonly moveTypeOf: Uint8Array;
  readonly actionCount: number;
}

export type Rules = RuleParts & RuleTables;
