/**
 * The state of a game: one run of bytes, in which every field has its place. No references, no closures: what is unfinished
 * is data. A copy is a copy of the bytes, and equal positions have equal bytes, however they came about.
 */
import { DRAWS, ENDINGS, NONE, PHASES, USES } from '../base/vocabulary.ts';
import {
  byte,
  cardCounts,
  count,
  type Fields,
  flag,
  icon,
  inResolution,
  type ListField,
  list,
  type NumberField,
  onTable,
  type Reset,
  type StateOf,
  seatBits,
  seatNumber,
  type TableShape,
  wordIn,
} from './fields.ts';

/** What every table has. Modules declare fields of their own. */
export const CORE_FIELDS = {
  phase: onTable('deal', wordIn(PHASES)),
  /** Whose turn it is, and who must decide now: nearly always the same seat. */
  turn: onTable('deal', seatNumber),
  actor: onTable('deal', seatNumber),
  /** Turns played. The one in which the game ends counts. */
  turns: onTable('deal', count, { bytes: 2 }),
  /** Turns in a row in which no card moved while nothing could be drawn; whether one moved in this turn (CORE-9). */
  idleTurns: onTable('deal', count),
  cardsMoved: onTable('turn', flag),
  /** Actions left in this turn, and whether one was made. */
  actionsLeft: onTable('turn', count),
  hasActed: onTable('turn', flag),
  /** How the game ended, and the winning seats. */
  ending: onTable('deal', wordIn(ENDINGS)),
  winners: onTable('deal', seatBits),
  /** Cards that the decision still asks for. */
  cardsDue: { ...onTable('resolution', count) },
  /** Cards in resolution: the running step, what they are used for, how many are marked, which combination they make. */
  step: inResolution(count),
  use: inResolution(wordIn(USES)),
  marks: inResolution(count),
  combination: byte('part', 'resolution', NONE),
  /** The use as named: which pirate, which icon, which way, which other seat. */
  mover: byte('part', 'resolution'),
  icon: inResolution(icon),
  route: byte('part', 'resolution'),
  target: inResolution(seatNumber),
  /** Cards in the stock in unknown order, under it in known order, in the row, on the discard pile. */
  stockCount: byte('part'),
  buriedCount: byte('derived'),
  rowCount: byte('derived'),
  discardCount: byte('derived'),
  /** Where each pirate stands, those of a seat in ascending order: `positions[seat * pirates + i]`. */
  positions: list('part', ({ seats, pirates }) => seats * pirates),
  /** Pirates of all seats on each place, or COVERED. */
  crowd: list('derived', ({ board }) => board.places),
  /** The icon of each space, NONE elsewhere. */
  icons: list('part', ({ board }) => board.places, NONE),
  /** Cards by kind: `hand[seat * cardKinds + kind]`; how many in all. */
  hand: cardCounts('part', ({ seats, cardKinds }) => seats * cardKinds),
  handCount: list('part', ({ seats }) => seats),
  /** The stock by kind. */
  stock: cardCounts('part', ({ cardKinds }) => cardKinds),
  discards: list('part', ({ deckSize }) => deckSize),
  /** The row with its head last, so that a draw moves no card; `rowCard` reads it. */
  row: list('part', ({ rowLength }) => rowLength),
  /** Where each seat's hat stands. */
  hat: list('part', ({ hats, seats }) => (hats ? seats : 0)),
  /** Cards that a viewer knows in a seat's hand: `known[(viewer * seats + seat) * cardKinds + kind]`; the last viewer is everybody. */
  known: list('part', ({ tracksKnowledge, seats, cardKinds }) =>
    tracksKnowledge ? (seats + 1) * seats * cardKinds : 0,
  ),
  /** Cards put aside face down for a discard in common, by kind as in `hand` (LIMIT-3). */
  facedown: cardCounts('part', ({ discardsTogether, seats, cardKinds }) => (discardsTogether ? seats * cardKinds : 0)),
  /** Under the stock the cards whose order a seat chose, first drawn first, and which seat knows each. */
  buried: list('part', ({ sortsCards, deckSize }) => (sortsCards ? deckSize : 0)),
  buriedBy: list('part', ({ sortsCards, deckSize }) => (sortsCards ? deckSize : 0)),
  /** Cards that the acting seat looks at before it decides about them. */
  looked: cardCounts('part', ({ sortsCards, cardKinds }) => (sortsCards ? cardKinds : 0)),
  /** How often there was something new to draw from, by what is drawn; only where luck depends on it. */
  rounds: list('part', ({ sameLuck }) => (sameLuck ? DRAWS.length : 0)),
} satisfies Fields;

/** A module adds its own fields (declaration merging). */
export interface State extends StateOf<typeof CORE_FIELDS> {
  readonly bytes: Uint8Array;
}

/** Fields of the core, and of one module each; those of a module that is off have no room in lists. */
export interface FieldGroup {
  readonly fields: Fields;
  readonly isOn: (table: TableShape) => boolean;
}

/** A field of a table, and its bytes in the state. */
export interface PlacedField {
  readonly name: string;
  readonly field: NumberField | ListField;
  readonly from: number;
  readonly to: number;
}

/** In the order of their bytes: what is reset with an action is reset with a turn, too. */
const RESETS: readonly Reset[] = ['turn', 'action', 'resolution', 'deal'];
const isNumber = (entry: [string, NumberField | ListField]): entry is [string, NumberField] =>
  entry[1].kind === 'number';

/** The bytes of the numbers that are reset together, and the values they return to. */
interface ResetRange {
  readonly from: number;
  readonly initial: Uint8Array;
}

type ResetRanges = { readonly [R in Reset]: ResetRange };

/**
 * What the states of all tables have in common: where each number is. They share one prototype whose accessors read and write the
 * bytes, and have their windows in one order, so that they are of one shape to the compiler.
 */
class StateShape {
  readonly prototype: object;
  readonly numbers: readonly (readonly [name: string, field: NumberField])[];
  readonly size: number;
  readonly offsets = new Map<string, number>();
  /** The numbers of one byte, in order. */
  private readonly bytes: { name: string; at: number; reset: Reset; initial: number }[];

  constructor(fields: Fields) {
    // Two-byte numbers first, so that they are aligned; then one run of bytes for each reset.
    this.numbers = Object.entries(fields)
      .filter(isNumber)
      .sort(([, a], [, b]) => b.bytes - a.bytes || RESETS.indexOf(a.reset) - RESETS.indexOf(b.reset));
    this.prototype = {};
    this.bytes = [];
    let at = 0;
    for (const [name, { bytes, reset, initial }] of this.numbers) {
      if (bytes === 2 && (reset !== 'deal' || initial !== 0))
        throw new Error(`${name} has two bytes: it cannot be reset.`);
      if (bytes === 1) this.bytes.push({ name, at, reset, initial });
      this.offsets.set(name, at);
      Object.defineProperty(this.prototype, name, bytes === 1 ? byteAt(at) : wordAt(at / 2));
      at += bytes;
    }
    this.size = at;
  }

  /** What is reset at each moment, from the first number that is in use to the last. */
  rangesOf(isInUse: (name: string) => boolean): ResetRanges {
    const rangeOf = (...resets: Reset[]): ResetRange => {
      const numbers = this.bytes.filter(({ reset }) => resets.includes(reset));
      const used = numbers.map(({ name }) => isInUse(name));
      const range = numbers.slice(Math.max(0, used.indexOf(true)), used.lastIndexOf(true) + 1);
      return { from: range[0]?.at ?? 0, initial: Uint8Array.from(range, ({ initial }) => initial) };
    };
    return {
      turn: rangeOf('turn', 'action'),
      action: rangeOf('action'),
      resolution: rangeOf('resolution'),
      deal: rangeOf('deal'),
    };
  }
}

interface Bytes {
  readonly bytes: Uint8Array;
  readonly words: Uint16Array;
}

function byteAt(at: number): PropertyDescriptor & ThisType<Bytes> {
  return {
    enumerable: true,
    get() {
      return this.bytes[at];
    },
    set(value: number) {
      this.bytes[at] = value;
    },
  };
}

function wordAt(at: number): PropertyDescriptor & ThisType<Bytes> {
  return {
    enumerable: true,
    get() {
      return this.words[at];
    },
    set(value: number) {
      this.words[at] = value;
    },
  };
}

/** Where everything is in the states of one table. */
export class StateLayout {
  readonly ranges: ResetRanges;
  /** The numbers that everybody sees, by where they are seen. */
  readonly seen: {
    readonly [W in 'table' | 'resolution']: readonly (readonly [name: keyof State, field: NumberField])[];
  };
  /** The fields that this table uses, in the order of their declaration. */
  readonly fields: readonly PlacedField[];
  /** The lists that count cards by their kinds. */
  readonly cardLists: readonly (keyof State)[];
  /** A state before the deal. */
  readonly blank: Uint8Array;
  private readonly shape: StateShape;
  private readonly windows: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  /** With the properties of a state. */
  private readonly template: object;

  constructor(groups: readonly FieldGroup[], table: TableShape) {
    const fields = Object.assign({}, ...groups.map(group => group.fields)) as Fields;
    this.shape = shapeOf(fields);
    const isOn = (name: string) => groups.some(group => name in group.fields && group.isOn(table));
    this.ranges = this.shape.rangesOf(isOn);
    let at = this.shape.size;
    this.windows = groups.flatMap(group =>
      Object.entries(group.fields).flatMap(([name, field]) => {
        if (field.kind !== 'list') return [];
        const from = at;
        at += group.isOn(table) ? field.size(table) : 0;
        return [{ name, from, to: at }];
      }),
    );
    const properties = ['bytes', 'words', ...this.windows.map(({ name }) => name)];
    const empty: PropertyDescriptor = { value: null, writable: true, enumerable: true, configurable: true };
    this.template = Object.create(Object.prototype, Object.fromEntries(properties.map(name => [name, empty])));
    // Whole words, so that a window of words can lie over all of it.
    this.blank = new Uint8Array(at + (at % 2));
    for (const { from, initial } of Object.values(this.shape.rangesOf(() => true))) this.blank.set(initial, from);
    for (const { name, from, to } of this.windows) this.blank.fill(fields[name].initial, from, to);
    const isCardList = (name: string) => (fields[name] as ListField).countsCards === true;
    const seenAt = (where: 'table' | 'resolution') =>
      this.shape.numbers.filter(([name, { seen }]) => seen === where && isOn(name)) as never;
    this.cardLists = this.windows.map(({ name }) => name).filter(isCardList) as never;
    this.seen = { table: seenAt('table'), resolution: seenAt('resolution') };
    const place = ([name, field]: [string, NumberField | ListField]): PlacedField => {
      if (field.kind === 'list') return { field, ...this.windows.find(window => window.name === name)! };
      const from = this.shape.offsets.get(name)!;
      return { name, field, from, to: from + field.bytes };
    };
    this.fields = groups.filter(group => group.isOn(table)).flatMap(group => Object.entries(group.fields).map(place));
  }

  create(): State {
    const bytes = this.blank.slice();
    // A copy of an object has all its properties at once. Defined one by one they take six times as long, and V8 keeps an object with
    // many properties assigned under computed names in a hash table.
    const state: { [name: string]: unknown } = { ...this.template };
    state.bytes = bytes;
    state.words = new Uint16Array(bytes.buffer);
    for (const { name, from, to } of this.windows) state[name] = new Uint8Array(bytes.buffer, from, to - from);
    return Object.setPrototypeOf(state, this.shape.prototype);
  }
}

const shapes = new Map<string, StateShape>();

/** One shape for each set of declared fields: nearly always the same one. */
function shapeOf(fields: Fields): StateShape {
  const key = Object.keys(fields).join();
  const shape = shapes.get(key) ?? new StateShape(fields);
  shapes.set(key, shape);
  return shape;
}

interface HasLayout {
  readonly layout: StateLayout;
}

/** A blank state for these rules, before the deal. */
export function createState({ layout }: HasLayout): State {
  return layout.create();
}

/** Makes `target` equal to `source`; both belong to the same rules. */
export function copyInto(source: State, target: State): void {
  target.bytes.set(source.bytes);
}

/** A new state equal to `source`. In a loop, `copyInto` spares the allocation. */
export function copyState(rules: HasLayout, source: State): State {
  const copy = createState(rules);
  copyInto(source, copy);
  return copy;
}

/** Returns the numbers that are reset together to their initial values. */
export function resetNumbers({ bytes }: State, { from, initial }: ResetRange): void {
  for (let i = 0; i < initial.length; i++) bytes[from + i] = initial[i];
}

/** A key for tests and look-ups: equal states have equal keys, since lists have zeros past their ends. */
export function stateKey(state: State): string {
  return state.bytes.join();
}
