/**
 * The rules of one table as a value: an edition's data with the patches of the chosen modules folded into it, once, when the
 * table is set up. In play nothing asks which modules are on.
 */
import type { Chance } from '../base/chance.ts';
import type { Reason } from '../base/result.ts';
import type { CardName, Icon, ModuleId, Phase, Use } from '../base/vocabulary.ts';
import type { ActionType } from './actions.ts';
import type { Board } from './board.ts';
import type { Edition } from './edition.ts';
import type { Emit, EventType, Viewer } from './events.ts';
import type { Fields, TableShape } from './fields.ts';
import type { GameConfig, Parameter } from './game-config.ts';
import type { State, StateLayout } from './state.ts';
import type { SeenPart } from './view.ts';

/** A game in progress: the rules, the state they act on, where luck comes from, and who listens. */
export interface Game {
  readonly rules: Rules;
  readonly state: State;
  chance: Chance;
  /** Set it to receive events. Without it none are made. */
  emit?: Emit | undefined;
}

/** A step of what follows when cards are played. True: go on. False: a seat must decide first, then it is run again. */
export type Step = (game: Game) => boolean;
export type Trigger = (game: Game) => void;

/** The distinguishable pirates of a seat. Allocated once and reused. */
export interface Movers {
  count: number;
  /** Places where a pirate without the hat stands, ascending, then the one with the hat. */
  readonly list: Uint8Array;
  /** Where each of them stands: the same, but for the hat. */
  readonly places: Uint8Array;
}

/** The resources of the acting seat, computed once for all action types. */
export interface Resources extends Movers {
  /**
   * For each of its pirates the icons with which it can go along the path, as bits; only while it has a card, in hand or played.
   * Where cards do not combine, an icon that it does not hold may be missing.
   */
  readonly reachable: Int32Array;
  /** The kinds of card in its hand, as bits, and those that it holds more than once. */
  held: number;
  heldTwice: number;
}

/** One choice of an action, such as which pirate or which card. */
export interface Dimension {
  /** The field of a named action that holds this choice. */
  readonly field: string;
  /** What the field holds for each choice; undefined: the field is left out. */
  readonly values: readonly unknown[];
  /** One word for each choice, for the notation; empty: the word is left out. */
  readonly words: readonly string[];
  /** The choices that a word stands for, whatever its case and the order of its cards. Several only where places share a name. */
  readonly choices: ReadonlyMap<string, readonly number[]>;
}

/** A type of action. It owns a range of ids: an id is a tuple of choices packed into one number. */
export interface MoveType {
  readonly type: ActionType;
  readonly phase: Phase;
  /** Whether seats whose turn it is not are asked, too. */
  readonly isForOthers?: true;
  /** From the slowest to the fastest running choice. */
  dimensions(rules: Rules): readonly Dimension[];
  /** Writes the ids of the legal ones into `out` from `n` on, ascending, and returns the new `n`. `own`: what the acting seat has. */
  legal(rules: Rules, state: State, out: Uint16Array, n: number, base: number, own: Resources): number;
  apply(game: Game, index: number): void;
  /** Why this one is not legal now; asked only when it is not. */
  why?(rules: Rules, state: State, index: number): Reason | undefined;
}

/** Lists several types of action in one go, at tables that are simple enough: the same list in less time. */
export interface Shortcut {
  /** The types that it lists. It stands in for them where they come first in their phase, in this order. */
  readonly types: readonly MoveType[];
  fits(rules: Rules): boolean;
  /** `legal` for these rules. */
  makeLegal(rules: Rules): MoveType['legal'];
}

/** What cards that are played together may be used for, as data. */
export interface CombinationUses {
  /** Icons that the cards may count as for a move, as bits. */
  readonly moves: number;
  /** Only the pirate with the hat may use them (CAPTAIN-2). */
  readonly hatOnly: boolean;
  /** Other uses. */
  readonly others: readonly UseType[];
  /** The icon that another use refers to, NONE if it refers to none. */
  readonly icon: number;
}

/** Cards that are played first and used in a decision of their own. */
export interface Combination {
  /** The type of action that plays it. */
  readonly type: ActionType;
  readonly cards: readonly number[];
  readonly uses: CombinationUses;
}

/** Combinations in a row that are of one type, begin with the same card, have the same uses, and ascend in their second card. */
export interface CombinationRun {
  /** The first of them, counted among those of its type. */
  readonly from: number;
  readonly uses: CombinationUses;
  /** The card that they begin with, and those that can come second, as bits. A single card has a second that everybody holds. */
  readonly first: number;
  readonly seconds: number;
  /** For each second card which one of the run it makes. */
  readonly offsets: Uint8Array;
}

/** Makes the combinations of a module once the kinds of cards are known. */
export type CombinationMaker = (rules: RuleData & CardTables) => Combination[];

/** A use of cards other than moving: its effect, and with which icons, as bits, something could be done with it now; all if left out. */
export interface UseType {
  readonly use: Use;
  readonly effect: Step;
  possibleIcons?(rules: Rules, state: State, own: Resources): number;
}

/** Numbers and tables. A module adds its own (declaration merging), with their values for tables without it in `off`. */
export interface RuleData {
  readonly board: Board;
  /** Whether golden and grey cards differ from the others here. They do only where a module listens to them. */
  readonly marks: boolean;
  readonly hats: boolean;
  readonly discardsTogether: boolean;
  readonly sortsCards: boolean;
  /** Ways that a forward move can take: along the path, and others that a module names. */
  readonly routes: number;
  /** The field of an action that names another way, and the names of these ways. */
  readonly routeField: string;
  readonly routeNames: readonly string[];
  /** Whether a marked card is played before its use is named. */
  readonly declaresUseLate: boolean;
  /** Whether all pirates home wins; otherwise something else must be done (FLAG-1). */
  readonly winsByArrival: boolean;
  /** What else a card of an icon can be used for. */
  readonly items: { readonly [I in Icon]?: UseType };
  /** Whether a card can pass from hand to hand unseen by the rest. */
  readonly passesUnseen: boolean;
}

/** Lists that a module appends to. Order is array order. */
interface RuleLists {
  /** What a seat can do, turn after turn, and the decisions it can be asked for. A seat that can do none of these is stuck. */
  readonly moves: readonly MoveType[];
  /** What a seat may do as well, without being obliged to. */
  readonly offers: readonly MoveType[];
  readonly shortcuts: readonly Shortcut[];
  readonly onSetup: readonly Trigger[];
  readonly onTurnStart: readonly Trigger[];
  readonly onArrival: readonly ((game: Game, seat: number, place: number) => void)[];
  /** What marked cards set off when they are played: before their use is named, between naming and effect, after the effect. */
  readonly beforeUse: readonly Step[];
  readonly beforeEffect: readonly Step[];
  readonly afterEffect: readonly Step[];
  /** Those of these steps that plain cards set off as well. Without any, a plain card is used at once, without steps. */
  readonly forPlainCards: readonly Step[];
  readonly combinationMakers: readonly CombinationMaker[];
  readonly uses: readonly UseType[];
}

/** The few things that a module replaces. */
export interface RuleSlots {
  /** Rewards a pirate that moved back. False: a seat must decide first. */
  reward(game: Game, mover: number, due: number): boolean;
  /** Whether `count` more pirates of this colour may enter a guarded place. */
  mayEnter(rules: Rules, state: State, seat: number, place: number, count: number): boolean;
  /** Why they may not. */
  whyNoEntry(rules: Rules, state: State, seat: number, place: number): Reason;
  /** Whether the seat may spend an action on what gains it no cards (EMPTY-1). */
  mayActFreely(state: State): boolean;
  /** Of places that share a name, whether it is this one that the name means now. */
  isInUse(rules: Rules, state: State, place: number): boolean;
  /** For each of the pirates the icons with which it can go by each of the other ways, as bits: `icons[m * routes + route]`. */
  listRoutes(rules: Rules, state: State, movers: Movers, icons: Int32Array): void;
  /** Where that way leads with one of these icons. */
  routeTarget(rules: Rules, state: State, place: number, icon: number, route: number): number;
  /** Who wins, as bits, when the seats in `arrived` are all home at the same moment (CORE-5). */
  breakTie(rules: Rules, state: State, arrived: number): number;
}

export type RuleParts = RuleData & RuleLists & RuleSlots;

export interface Need {
  readonly text: string;
  readonly clash: readonly string[];
}

/** Draws what a viewer cannot see, so that a view becomes a whole state. */
export interface World {
  readonly chance: Chance;
  /** A card out of those whose place nobody knows, by its kind. */
  drawCard(): number;
}

/** A part of the view that is more than single numbers. */
export interface ViewPart {
  /** What this viewer may see; `everything` is for snapshots, which hold all secrets. */
  show(rules: Rules, state: State, viewer: Viewer | 'everything'): SeenPart;
  /** What everybody sees of each seat, and the way back. */
  showSeat?(rules: Rules, state: State, seat: number): SeenPart;
  readSeat?(rules: Rules, state: State, seat: number, seen: SeenPart): void;
  /** The cards that are named in this part, so that they lie nowhere else. */
  cards?(seen: SeenPart): readonly CardName[];
  /** Writes it back into a state. What was not shown is drawn from the world. */
  read(rules: Rules, state: State, seen: SeenPart, world: World): void;
}

/** A variant: all that belongs to it alone. */
export interface Module<F extends Fields = Fields> {
  readonly id: ModuleId;
  /** On how many legs the path lies with it; one if left out. */
  readonly legs?: number;
  /** Its fields of the configuration: what they may hold, and their value where an edition says nothing. */
  readonly parameters?: { readonly [P in keyof GameConfig]?: Parameter & { readonly default: GameConfig[P] } };
  /** Whether it is a way to gain cards: a table needs one. */
  readonly gainsCards?: true;
  /** Why it cannot be used at such a table. */
  needs?(config: GameConfig, edition: Edition): Need | undefined;
  /** What it adds to `RuleData`, as it is at tables without it. */
  readonly off?: Partial<RuleData>;
  /** Returns only what it changes. */
  patch(base: RuleParts, config: GameConfig, edition: Edition): Partial<RuleParts>;
  readonly fields?: F;
  readonly view?: ViewPart;
  /** Events that show something that was unknown: what was done before cannot be taken back. */
  readonly revealing?: readonly EventType[];
  /** What the referee asks after every action: what is wrong, undefined if nothing is. */
  check?(rules: Rules, state: State): string | undefined;
}

export interface CardTables {
  readonly icons: readonly Icon[];
  /** Kinds of cards: first the plain ones in the order of the icons, then the marked ones. */
  readonly cardKinds: number;
  readonly kindIcon: Uint8Array;
  readonly kindMarked: Uint8Array;
  readonly cardNames: readonly CardName[];
  /** Each kind as a list of one, so that playing a card makes no garbage. */
  readonly singleCard: readonly (readonly number[])[];
  /** Cards of each kind in the deck, and of all. */
  readonly deck: Uint8Array;
  readonly deckSize: number;
}

/** What lists legal actions, and the first id that it may list. */
export interface Lister {
  readonly legal: MoveType['legal'];
  readonly base: number;
}

/** What to ask in a phase, in order: in a turn, what can be done, and what is offered after stopping and being stuck. */
export interface PhaseListers {
  readonly before: readonly Lister[];
  readonly after: readonly Lister[];
  /** Whether any of them looks at what the acting seat has. */
  readonly usesResources: boolean;
}

/** What follows from the parts, computed once. */
export interface RuleTables extends CardTables, TableShape {
  readonly edition: Edition;
  readonly layout: StateLayout;
  /** For each icon of the vocabulary its kinds: the plain one, and the marked one where there are marks; none if it is not in the deck. */
  readonly kindsOf: readonly (readonly number[])[];
  /** The kinds below this one can be played with their use named at once; the others come first, and their use later. */
  readonly kindsPlayedAtOnce: number;
  readonly openHands: boolean;
  /** Movers are places, and one more for the hat, whatever its place. */
  readonly movers: number;
  /** All combinations, those of one type together, and from where to where each type stands. */
  readonly combinations: readonly Combination[];
  readonly combinationRange: { readonly [T in ActionType]?: { readonly from: number; readonly to: number } };
  /** The combinations in runs, for each type of action that plays some, by its number. */
  readonly combinationRuns: readonly (readonly CombinationRun[])[];
  /** What runs when cards are played, from the first step to the last, and which of it only when one of them is marked. */
  readonly steps: readonly Step[];
  readonly isForMarked: readonly boolean[];
  /** Whether a plain card that is played to go forward sets nothing off. */
  readonly usesPlainCardsAtOnce: boolean;
  /** By the number of the use. */
  readonly effectOf: readonly (Step | undefined)[];
  /** All types of action in order; each owns the ids from its base on. */
  readonly moveTypes: readonly MoveType[];
  readonly bases: readonly number[];
  readonly dimensionsOf: readonly (readonly Dimension[])[];
  readonly byPhase: readonly PhaseListers[];
  /** The ids of stopping and of being stuck. */
  readonly endBase: number;
  readonly stuckBase: number;
  readonly moveTypeOf: Uint8Array;
  readonly actionCount: number;
  /** The modules' parts of the view, and the referee's questions. */
  readonly viewParts: readonly ViewPart[];
  readonly checks: readonly NonNullable<Module['check']>[];
}

export type Rules = RuleParts & RuleTables;
