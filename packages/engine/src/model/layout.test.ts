/** What follows from a declaration of fields: where they are, what they begin as, when they are reset, who sees them. */
import { describe, expect, it } from 'vitest';
import { unwrap } from '../base/result.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';
import { byte, cardCounts, count, flag, inResolution, list, nameIn, onTable, seatBits, wordIn } from './fields.ts';
import { copyInto, copyState, createState, resetNumbers, type State, StateLayout, stateKey } from './state.ts';

const TABLE = resolveRules(unwrap(setUp({ edition: 'classic', seats: 3 })));
const NAMES = ['moon', 'star'];
/** In an order that is not the one of their bytes. */
const FIELDS = {
  depth: byte('part', 'resolution', 7),
  years: onTable('deal', count, { bytes: 2 }),
  light: onTable('turn', count),
  token: inResolution(nameIn(NAMES), 255),
  wind: onTable('action', flag),
  fog: onTable('turn', flag),
  leagues: onTable('deal', count, { bytes: 2 }),
  chart: list('part', ({ seats }) => seats, 9),
  hold: cardCounts('part', ({ cardKinds }) => cardKinds),
};
type Numbers = { [name: string]: number } & { readonly chart: Uint8Array; readonly hold: Uint8Array };

const NUMBERS = ['light', 'fog', 'wind', 'years', 'leagues', 'token', 'depth'];

const layoutOf = (isOn: boolean) => new StateLayout([{ fields: FIELDS, isOn: () => isOn }], TABLE);
const create = (layout: StateLayout) => createState({ layout }) as State & Numbers;

describe('the layout of a state', () => {
  it('begins with the declared values', () => {
    const state = create(layoutOf(true));
    expect(NUMBERS.map(name => state[name])).toEqual([0, 0, 0, 0, 0, 255, 7]);
    expect([...state.chart]).toEqual([9, 9, 9]);
    expect(state.hold.length).toBe(TABLE.cardKinds);
    expect(state.bytes.length % 2).toBe(0);
  });

  it('gives every field bytes of its own', () => {
    const state = create(layoutOf(true));
    const write = (...values: number[]) => {
      NUMBERS.forEach((name, i) => {
        (state as Numbers)[name] = values[i];
      });
    };
    write(1, 2, 3, 4, 5, 6, 7);
    state.chart.fill(6);
    expect(NUMBERS.map(name => state[name])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    write(7, 6, 5, 60_000, 40_000, 2, 1);
    expect(NUMBERS.map(name => state[name])).toEqual([7, 6, 5, 60_000, 40_000, 2, 1]);
    expect([...state.chart]).toEqual([6, 6, 6]);
    expect([...state.hold].every(kinds => kinds === 0)).toBe(true);
  });

  it('resets what was declared for a moment, and nothing else', () => {
    const layout = layoutOf(true);
    const after = (moment: 'turn' | 'action' | 'resolution') => {
      const state = create(layout);
      Object.assign(state, { light: 1, fog: 1, wind: 1, years: 300, leagues: 400, token: 1, depth: 1 });
      resetNumbers(state, layout.ranges[moment]);
      return NUMBERS.map(name => state[name]);
    };
    expect(after('turn')).toEqual([0, 0, 0, 300, 400, 1, 1]);
    expect(after('action')).toEqual([1, 1, 0, 300, 400, 1, 1]);
    expect(after('resolution')).toEqual([1, 1, 1, 300, 400, 255, 7]);
  });

  it('leaves no room for the lists of a module that is off, and shows none of its numbers', () => {
    const off = layoutOf(false);
    expect(create(off).chart.length).toBe(0);
    expect(off.seen).toEqual({ table: [], resolution: [] });
    expect(off.ranges.turn.initial.length).toBe(0);
    const on = layoutOf(true);
    expect(on.seen.table.map(([name]) => name).sort()).toEqual(['fog', 'leagues', 'light', 'wind', 'years']);
    expect(on.seen.resolution.map(([name]) => name)).toEqual(['token']);
    expect(on.cardLists).toEqual(['hold']);
  });

  it('refuses to reset a number of two bytes', () => {
    const fields = { fathoms: { ...FIELDS.years, reset: 'turn' } } as const;
    expect(() => new StateLayout([{ fields, isOn: () => true }], TABLE)).toThrow(
      'fathoms has two bytes: it cannot be reset.',
    );
    const late = { late: { ...FIELDS.years, initial: 1 } } as const;
    expect(() => new StateLayout([{ fields: late, isOn: () => true }], TABLE)).toThrow('late has two bytes');
  });

  it('makes copies that are equal and apart', () => {
    const layout = layoutOf(true);
    const state = create(layout);
    state.light = 5;
    const copy = copyState({ layout }, state) as State & Numbers;
    expect(stateKey(copy)).toBe(stateKey(state));
    copy.light = 6;
    expect(state.light).toBe(5);
    expect(stateKey(copy)).not.toBe(stateKey(state));
    copyInto(state, copy);
    expect(copy.light).toBe(5);
  });
});

describe('a number in names', () => {
  it.each([
    [0, []],
    [1, [0]],
    [0b10110, [1, 2, 4]],
  ])('%i stands for the seats %j', (bits, seats) => {
    expect(seatBits.show(bits, TABLE)).toEqual(seats);
    expect(seatBits.read(seats, TABLE)).toBe(bits);
  });

  it('is a word of its list, and any other word is refused', () => {
    const codec = wordIn(['turn', 'over']);
    expect(codec.show(1, TABLE)).toBe('over');
    expect(codec.read('turn', TABLE)).toBe(0);
    expect(() => codec.read('night' as never, TABLE)).toThrow('Nothing is called "night". Known are turn, over.');
  });

  it('is left out while there is none', () => {
    const codec = nameIn(NAMES);
    expect(codec.show(255, TABLE)).toBeUndefined();
    expect(codec.show(0, TABLE)).toBe('moon');
    expect(codec.read('star', TABLE)).toBe(1);
  });

  it('is true or false', () => {
    expect([flag.show(0, TABLE), flag.show(1, TABLE)]).toEqual([false, true]);
    expect([flag.read(false, TABLE), flag.read(true, TABLE)]).toEqual([0, 1]);
  });
});
