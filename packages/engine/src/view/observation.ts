/**
 * What a seat may see as a vector of bytes, always of the same length at one table, for programs that learn. It holds what the
 * view shows and nothing else. Seats are counted from the viewer on: 0 is the viewer, 1 the next seat in turn order. Numbers
 * and the modules' lists follow from the declared fields.
 */
import { NONE } from '../base/vocabulary.ts';
import { COVERED } from '../model/board.ts';
import type { ListField, NumberField } from '../model/fields.ts';
import type { Rules } from '../model/rules.ts';
import type { PlacedField, State } from '../model/state.ts';
import { rowCard } from '../play/cards.ts';
import { isResolving } from '../play/resolution.ts';

/** One byte of an observation. */
export interface ObservationSlot {
  readonly name: string;
  /** What the numbers from 0 on stand for; left out where the byte is a count. */
  readonly values?: readonly string[];
}

/** Bytes that belong together, and what writes them from `at` on. */
interface Section {
  readonly slots: readonly ObservationSlot[];
  write(state: State, viewer: number, out: Uint8Array, at: number): void;
}

export class ObservationEncoder {
  readonly slots: readonly ObservationSlot[];
  private readonly sections: readonly Section[];

  constructor(rules: Rules) {
    this.sections = [
      numbersOf(rules, 'table'),
      resolutionOf(rules),
      numbersOf(rules, 'all'),
      pathOf(rules),
      suppliesOf(rules),
      ...Array.from({ length: rules.seats }, (_, offset) => seatOf(rules, offset)),
      ...rules.layout.fields.filter(isList).flatMap(placed => listOf(rules, placed)),
    ].filter(({ slots }) => slots.length > 0);
    this.slots = this.sections.flatMap(({ slots }) => slots);
  }

  get size(): number {
    return this.slots.length;
  }

  /** Writes what `viewer` sees into `out`, `size` bytes from `at` on. */
  write(state: State, viewer: number, out: Uint8Array, at = 0): void {
    for (let i = 0; i < this.sections.length; i++) {
      const section = this.sections[i];
      section.write(state, viewer, out, at);
      at += section.slots.length;
    }
  }
}

type Placed<F> = PlacedField & { readonly field: F };
const isNumber = (placed: PlacedField): placed is Placed<NumberField> => placed.field.kind === 'number';
const isList = (placed: PlacedField): placed is Placed<ListField> => placed.field.kind === 'list';

/** A byte that says "none" by NONE says it by 0 in an observation, and everything else by one more. */
const oneUp = (value: number): number => (value + 1) & 0xff;
const NOTHING = 'none';

/** The address of the lower byte of a number of two bytes. */
const LOW_BYTE = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 0 : 1;

function numbersOf(rules: Rules, seen: NumberField['seen']): Section {
  const sections = rules.layout.fields
    .filter(isNumber)
    .filter(({ field }) => field.seen === seen)
    .map(placed => numberOf(rules, placed));
  return joined(sections);
}

function joined(sections: readonly Section[]): Section {
  const starts = sections.map((_, i) => sections.slice(0, i).reduce((sum, { slots }) => sum + slots.length, 0));
  return {
    slots: sections.flatMap(({ slots }) => slots),
    write(state, viewer, out, at) {
      for (let i = 0; i < sections.length; i++) sections[i].write(state, viewer, out, at + starts[i]);
    },
  };
}

function numberOf(rules: Rules, { name, field, from }: Placed<NumberField>): Section {
  const { seats } = rules;
  const { bytes, codec, initial } = field;
  if (bytes === 2)
    return {
      slots: [{ name: `${name} % 256` }, { name: `${name} / 256` }],
      write({ bytes: state }, _viewer, out, at) {
        out[at] = state[from + LOW_BYTE];
        out[at + 1] = state[from + 1 - LOW_BYTE];
      },
    };
  const names = codec.names?.(rules);
  if (codec.holds === 'seat')
    return {
      slots: [{ name }],
      write({ bytes: state }, viewer, out, at) {
        out[at] = (state[from] + seats - viewer) % seats;
      },
    };
  if (codec.holds === 'seats')
    return {
      slots: Array.from({ length: seats }, (_, offset) => ({ name: `${name}.${offset}` })),
      write({ bytes: state }, viewer, out, at) {
        for (let offset = 0; offset < seats; offset++)
          out[at + offset] = (state[from] >> ((viewer + offset) % seats)) & 1;
      },
    };
  if (initial === NONE)
    return {
      slots: [{ name, ...(names ? { values: [NOTHING, ...names] } : {}) }],
      write({ bytes: state }, _viewer, out, at) {
        out[at] = oneUp(state[from]);
      },
    };
  return {
    slots: [{ name, ...(names ? { values: names } : {}) }],
    write({ bytes: state }, _viewer, out, at) {
      out[at] = state[from];
    },
  };
}

/** Cards in resolution; all zero while there are none. */
function resolutionOf(rules: Rules): Section {
  const { columns, columnOf } = columnsOf(rules);
  const numbers = numbersOf(rules, 'resolution');
  const combinations = rules.combinations.map(({ type, cards }) =>
    [type, ...cards.map(kind => rules.cardNames[kind])].join(' '),
  );
  const own: ObservationSlot[] = [
    { name: 'isResolving' },
    { name: 'combination', values: [NOTHING, ...combinations] },
    { name: 'mover', values: [...columns, 'hat'] },
    { name: 'route', values: ['path', ...rules.routeNames] },
  ];
  const slots = [...own, ...numbers.slots].map(slot => ({ ...slot, name: `resolution.${slot.name}` }));
  return {
    slots,
    write(state, viewer, out, at) {
      if (!isResolving(state)) {
        out.fill(0, at, at + slots.length);
        return;
      }
      out[at] = 1;
      out[at + 1] = oneUp(state.combination);
      out[at + 2] = state.mover === rules.board.places ? columns.length : columnOf[state.mover];
      out[at + 3] = state.route;
      numbers.write(state, viewer, out, at + own.length);
    },
  };
}

/** Places by name: those that share one, of which one is in use at a time, are one. */
function columnsOf({ board }: Rules): { readonly columns: readonly string[]; readonly columnOf: Uint8Array } {
  const columns = [...new Set(board.names.map(String))];
  return { columns, columnOf: Uint8Array.from(board.names, name => columns.indexOf(String(name))) };
}

/** The icon of each space, and whether something covers it. */
function pathOf({ board, icons }: Rules): Section {
  const { spaces } = board;
  const names = Array.from({ length: spaces }, (_, i) => String(board.names[i + 1]));
  return {
    slots: [
      ...names.map(name => ({ name: `path.${name}`, values: icons })),
      ...names.map(name => ({ name: `covered.${name}` })),
    ],
    write({ icons: icon, crowd }, _viewer, out, at) {
      for (let i = 0; i < spaces; i++) {
        out[at + i] = icon[i + 1];
        out[at + spaces + i] = crowd[i + 1] === COVERED ? 1 : 0;
      }
    },
  };
}

/** Stock, discards, row, and what lies under the stock or is looked at. */
function suppliesOf(rules: Rules): Section {
  const { cardKinds, cardNames, rowLength, sortsCards, deckSize } = rules;
  const byCard = (list: string) => cardNames.map(card => ({ name: `${list}.${card}` }));
  const inOrder = (list: string, length: number) =>
    Array.from({ length }, (_, i) => ({ name: `${list}.${i}`, values: [NOTHING, ...cardNames] }));
  const row = 1 + cardKinds;
  const buriedCount = row + rowLength;
  const lookedCount = buriedCount + 1 + deckSize;
  const slots: ObservationSlot[] = [{ name: 'stockCount' }, ...byCard('discards'), ...inOrder('row', rowLength)];
  if (sortsCards)
    slots.push({ name: 'buriedCount' }, ...inOrder('buried', deckSize), { name: 'lookedCount' }, ...byCard('looked'));
  return {
    slots,
    write(state, viewer, out, at) {
      out.fill(0, at, at + slots.length);
      out[at] = state.stockCount + state.buriedCount;
      for (let i = 0; i < state.discardCount; i++) out[at + 1 + state.discards[i]]++;
      for (let i = 0; i < state.rowCount; i++) out[at + row + i] = oneUp(rowCard(state, i));
      if (!sortsCards) return;
      out[at + buriedCount] = state.buriedCount;
      for (let i = 0; i < state.buriedCount; i++)
        if (state.buriedBy[i] === viewer) out[at + buriedCount + 1 + i] = oneUp(state.buried[i]);
      const isLooking = state.turn === viewer;
      for (let kind = 0; kind < cardKinds; kind++) {
        out[at + lookedCount] += state.looked[kind];
        if (isLooking) out[at + lookedCount + 1 + kind] = state.looked[kind];
      }
    },
  };
}

/** Pirates and cards of the seat that comes so many seats after the viewer. */
function seatOf(rules: Rules, offset: number): Section {
  const { seats, pirates, cardKinds, cardNames, hats, discardsTogether, openHands, tracksKnowledge } = rules;
  const { columns, columnOf } = columnsOf(rules);
  const isOwn = offset === 0;
  const byCard = (list: string) => cardNames.map(card => ({ name: `${list}.${card}` }));
  const slots: ObservationSlot[] = [...columns.map(place => ({ name: `pirates.${place}` })), { name: 'handCount' }];
  const handCount = columns.length;
  if (hats) slots.push({ name: 'hat', values: columns });
  if (discardsTogether) slots.push({ name: 'facedownCount' });
  const facedownCount = slots.length - 1;
  const cards = slots.length;
  if (isOwn || openHands) slots.push(...byCard('hand'));
  else if (tracksKnowledge) slots.push(...byCard('known'));
  if (isOwn && discardsTogether) slots.push(...byCard('facedown'));
  return {
    slots: slots.map(slot => ({ ...slot, name: `seats.${offset}.${slot.name}` })),
    write(state, viewer, out, at) {
      const seat = (viewer + offset) % seats;
      const from = seat * cardKinds;
      out.fill(0, at, at + slots.length);
      for (let i = seat * pirates; i < (seat + 1) * pirates; i++) out[at + columnOf[state.positions[i]]]++;
      out[at + handCount] = state.handCount[seat];
      if (hats) out[at + handCount + 1] = columnOf[state.hat[seat]];
      if (isOwn || openHands) copyRange(state.hand, from, out, at + cards, cardKinds);
      else if (tracksKnowledge) copyRange(state.known, (viewer * seats + seat) * cardKinds, out, at + cards, cardKinds);
      if (!discardsTogether) return;
      for (let kind = 0; kind < cardKinds; kind++) {
        const count = state.facedown[from + kind];
        out[at + facedownCount] += count;
        // Others see face-down cards as part of an open hand.
        if (isOwn) out[at + cards + cardKinds + kind] = count;
        else if (openHands) out[at + cards + kind] += count;
      }
    },
  };
}

function copyRange(list: Uint8Array, from: number, out: Uint8Array, at: number, length: number): void {
  for (let i = 0; i < length; i++) out[at + i] = list[from + i];
}

/** A list of a module, for those who may see it. Lists of the core have sections of their own. */
function listOf(rules: Rules, { name, field, from, to }: Placed<ListField>): Section[] {
  const { seats, cardKinds, cardNames } = rules;
  const { seen, countsCards, initial } = field;
  if (seen === 'part' || seen === 'derived') return [];
  const isNone = initial === NONE;
  const share = seen === 'all' ? to - from : (to - from) / seats;
  const nameSlot = (i: number) => (countsCards && share === cardKinds ? cardNames[i] : String(i));
  const slotsOf = (of: string) => Array.from({ length: share }, (_, i) => ({ name: `${of}.${nameSlot(i)}` }));
  const write = (bytes: Uint8Array, start: number, out: Uint8Array, at: number) => {
    for (let i = 0; i < share; i++) out[at + i] = isNone ? oneUp(bytes[start + i]) : bytes[start + i];
  };
  if (seen === 'all')
    return [{ slots: slotsOf(name), write: ({ bytes }, _viewer, out, at) => write(bytes, from, out, at) }];
  return Array.from({ length: seats }, (_, offset): Section => {
    const of = `seats.${offset}.${name}`;
    const shareOf = (viewer: number) => from + ((viewer + offset) % seats) * share;
    if (seen === 'seats' || offset === 0)
      return {
        slots: share === 1 ? [{ name: of }] : slotsOf(of),
        write: ({ bytes }, viewer, out, at) => write(bytes, shareOf(viewer), out, at),
      };
    return {
      slots: countsCards ? [{ name: `${of}Count` }] : [],
      write({ bytes }, viewer, out, at) {
        if (!countsCards) return;
        const start = shareOf(viewer);
        out[at] = 0;
        for (let i = 0; i < share; i++) out[at] += bytes[start + i];
      },
    };
  });
}
