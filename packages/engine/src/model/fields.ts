/**
 * How the numbers of a state are declared: once, with their size, when they are reset, and how they look from outside.
 * Creating, copying, resetting, comparing, showing and reading them back all follow from the declaration.
 */
import { type Icon, NONE } from '../base/vocabulary.ts';
import type { Board } from './board.ts';
import type { GameConfig } from './game-config.ts';

/** What decides how much room a table needs, and how its numbers are named. */
export interface TableShape {
  readonly config: GameConfig;
  readonly board: Board;
  readonly seats: number;
  readonly pirates: number;
  readonly icons: readonly Icon[];
  /** Kinds of cards, and cards in all. */
  readonly cardKinds: number;
  readonly deckSize: number;
  readonly rowLength: number;
  /** Whether one pirate of each colour wears a hat, and is distinct (CAPTAIN-1). */
  readonly hats: boolean;
  /** Whether the state tracks who knows which card of whom. */
  readonly tracksKnowledge: boolean;
  /** Whether seats put cards aside face down to discard them together (LIMIT-3). */
  readonly discardsTogether: boolean;
  /** Whether luck depends on what is drawn alone, not on the action (docs/same-luck.md). */
  readonly sameLuck: boolean;
  /** Whether cards are drawn to be looked at first, and some of them put under the stock. */
  readonly sortsCards: boolean;
}

/**
 * When a number returns to its initial value: with each new turn; as soon as the seat has acted, too; when played cards are
 * resolved; only at the deal, as everything does.
 */
export type Reset = 'turn' | 'action' | 'resolution' | 'deal';

/** A number in names. `undefined` leaves it out; left out, it is read as its initial value. */
export interface Codec<T> {
  show(value: number, table: TableShape): T;
  read(shown: Exclude<T, undefined>, table: TableShape): number;
  /** Whether the number is a seat, or a set of seats as bits. */
  readonly holds?: 'seat' | 'seats';
  /** What the numbers from 0 on are called. */
  names?(table: TableShape): readonly string[];
}

/**
 * Where a number is seen: by everybody, on the table or among the cards in resolution; or not by itself. `all`: a part of the
 * view shows it to everybody and reads it back. `part`: the same, but who sees it is up to the core. `derived`: it follows
 * from other fields.
 */
export interface NumberField<T = unknown> {
  readonly kind: 'number';
  readonly bytes: 1 | 2;
  readonly reset: Reset;
  readonly initial: number;
  readonly seen: 'table' | 'resolution' | 'all' | 'part' | 'derived';
  readonly codec: Codec<T>;
}

/**
 * Who sees a list that a part of the view shows and reads back. `all`: everybody. `seats`: everybody, and it has an equal share
 * for each seat. `owner`: it has an equal share for each seat, which that seat alone sees; of cards, the others see how many.
 * `part`: up to the core. `derived`: it follows from other fields.
 */
export type ListSeen = 'all' | 'seats' | 'owner' | 'part' | 'derived';

export interface ListField {
  readonly kind: 'list';
  /** Whether it counts cards by their kinds: every card of the deck is in one of these lists, or in row, discards or buried. */
  readonly countsCards?: true;
  size(table: TableShape): number;
  readonly initial: number;
  readonly seen: ListSeen;
}

export interface Fields {
  // biome-ignore lint/suspicious/noExplicitAny: what a number shows as is its own business.
  readonly [name: string]: NumberField<any> | ListField;
}

/** The numbers and lists of a state that such a declaration brings. */
export type StateOf<F extends Fields> = {
  [K in keyof F as F[K] extends ListField ? never : K]: number;
} & { readonly [K in keyof F as F[K] extends ListField ? K : never]: Uint8Array };

/** What such a declaration shows to everybody at this place of the view. */
export type SeenOf<F extends Fields, Where extends 'table' | 'resolution'> = {
  readonly [K in keyof F as F[K] extends { readonly seen: Where } ? K : never]: F[K] extends NumberField<infer T>
    ? T
    : never;
};

export const count: Codec<number> = { show: value => value, read: shown => shown };
export const seatNumber: Codec<number> = { ...count, holds: 'seat' };
export const flag: Codec<boolean> = { show: value => value === 1, read: shown => (shown ? 1 : 0) };
export const icon: Codec<Icon> = {
  show: (value, { icons }) => icons[value],
  read: (shown, { icons }) => icons.indexOf(shown),
  names: ({ icons }) => icons,
};
/** The seats whose bits are set. */
export function seatsIn(bits: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; bits >> seat; seat++) if ((bits >> seat) & 1) seats.push(seat);
  return seats;
}
export const seatBits: Codec<readonly number[]> = {
  show: seatsIn,
  read: shown => shown.reduce((bits, seat) => bits | (1 << seat), 0),
  holds: 'seats',
};
/** A word of a list that may grow. */
export const wordIn = <W extends string>(words: readonly W[]): Codec<W> => ({
  show: value => words[value],
  read: shown => {
    const value = words.indexOf(shown);
    if (value < 0) throw new Error(`Nothing is called "${shown}". Known are ${words.join(', ')}.`);
    return value;
  },
  names: () => words,
});
/** One of these names, left out while there is none. */
export const nameIn = (names: readonly string[]): Codec<string | undefined> => ({
  show: value => (value === NONE ? undefined : names[value]),
  read: shown => names.indexOf(shown),
  names: () => names,
});

/** A number that everybody sees on the table. */
export const onTable = <T>(reset: Reset, codec: Codec<T>, { bytes = 1 }: { readonly bytes?: 1 | 2 } = {}) =>
  ({ kind: 'number', bytes, reset, initial: 0, seen: 'table', codec }) as const satisfies NumberField<T>;
/** A number that everybody sees while cards are in resolution. */
export const inResolution = <T>(codec: Codec<T>, initial = 0) =>
  ({
    kind: 'number',
    bytes: 1,
    reset: 'resolution',
    initial,
    seen: 'resolution',
    codec,
  }) as const satisfies NumberField<T>;
/** A number of one byte that a part of the view shows, or that follows from other fields. */
export const byte = <S extends 'all' | 'part' | 'derived'>(seen: S, reset: Reset = 'deal', initial = 0) =>
  ({ kind: 'number', bytes: 1, reset, initial, seen, codec: count }) as const satisfies NumberField<number>;
/** A list of bytes; of length 0 where the table has no need of it. */
export const list = <S extends ListSeen>(seen: S, size: (table: TableShape) => number, initial = 0) =>
  ({ kind: 'list', size, initial, seen }) as const satisfies ListField;
/** How many cards of each kind lie somewhere, for one owner after the other. */
export const cardCounts = <S extends ListSeen>(seen: S, size: (table: TableShape) => number) =>
  ({ kind: 'list', countsCards: true, size, initial: 0, seen }) as const satisfies ListField;
