import { describe, expect, it } from 'vitest';
import { changeBetween, withoutTravellers } from './diff.ts';
import type { BoardScene, Crew } from './model.ts';

const SHAPE: BoardScene['shape'] = {
  legs: [{ first: 1, last: 36, scenery: 'tunnel' }],
  segment: 6,
  start: 'cell',
  goal: 'sloop',
  wharfAfter: 24,
};
const EMPTY: BoardScene = { shape: SHAPE, path: [], covered: [], chests: [], crews: [] };

const scene = (...crews: readonly Omit<Crew, 'seat' | 'colour'>[]): BoardScene => ({
  ...EMPTY,
  crews: crews.map((crew, seat) => ({ ...crew, seat, colour: seat === 0 ? 'red' : 'blue' })),
});

const RAFT = { icons: ['key', 'hat', 'skull', 'pistol', 'bottle'], tokens: ['crew', null, null, null, null] } as const;
const NEXT = { icons: ['hat', 'key', 'skull', 'pistol', 'bottle'], tokens: [null, null, null, null, null] } as const;
const withRaft = (base: BoardScene, white: typeof RAFT | typeof NEXT | Pirated): BoardScene => ({
  ...base,
  rafts: { docked: { white, orange: null }, waiting: 5 },
});
type Pirated = { readonly icons: typeof RAFT.icons; readonly tokens: readonly ('crew' | 'hole' | null)[] };

describe('the change between two scenes', () => {
  it('is nothing where nothing changed', () => {
    const same = scene({ pirates: { start: 5, 4: 1 } });
    expect(changeBetween(same, same)).toEqual({ journeys: [], boatSails: false, rafts: [] });
  });

  it('tells who went where, of each colour', () => {
    const before = scene({ pirates: { start: 5, 4: 1 } }, { pirates: { 4: 2, 9: 1 } });
    const after = scene({ pirates: { start: 5, 9: 1 } }, { pirates: { 4: 1, 9: 1, goal: 1 } });
    expect(changeBetween(before, after).journeys).toEqual([
      { seat: 0, hat: false, from: 4, to: 9 },
      { seat: 1, hat: false, from: 4, to: 'goal' },
    ]);
  });

  it('lets nobody overtake without need, in the order of the path and not of the text', () => {
    const before = scene({ pirates: { 9: 1, 10: 1 } });
    const after = scene({ pirates: { 11: 1, 20: 1 } });
    expect(changeBetween(before, after).journeys.map(({ from, to }) => [from, to])).toEqual([
      [9, 11],
      [10, 20],
    ]);
  });

  it('tells the hat apart from its fellows', () => {
    const before = scene({ pirates: { 4: 2 }, hat: 4 });
    const after = scene({ pirates: { 4: 1, 8: 1 }, hat: 8 });
    expect(changeBetween(before, after).journeys).toEqual([{ seat: 0, hat: true, from: 4, to: 8 }]);
    expect(changeBetween(before, { ...after, crews: [{ ...after.crews[0], hat: 4 }] }).journeys).toEqual([
      { seat: 0, hat: false, from: 4, to: 8 },
    ]);
  });

  it('tells that the boat sailed, and that those aboard went nowhere by themselves', () => {
    const aboard = scene({ pirates: { boat: 2 } });
    const change = changeBetween({ ...aboard, boat: { at: 'near' } }, { ...aboard, boat: { at: 'far' } });
    expect(change).toEqual({ journeys: [], boatSails: true, rafts: [] });
  });

  it('takes along whoever is aboard a raft that sails', () => {
    const before = withRaft(scene({ pirates: { white2: 1, 3: 1 } }), RAFT);
    const after = withRaft(scene({ pirates: { sea: 2 } }), NEXT);
    const change = changeBetween(before, after);
    expect(change.rafts).toEqual([{ berth: 'white', fate: 'sails' }]);
    expect(change.journeys).toEqual([{ seat: 0, hat: false, from: 3, to: 'sea' }]);
  });

  it('lets a raft sink under a pirate, who swims to the wharf', () => {
    const holed: Pirated = { icons: RAFT.icons, tokens: ['hole', 'hole', null, null, null] };
    const change = changeBetween(
      withRaft(scene({ pirates: { white3: 1 } }), holed),
      withRaft(scene({ pirates: { wharf: 1 } }), NEXT),
    );
    expect(change.rafts).toEqual([{ berth: 'white', fate: 'sinks' }]);
    expect(change.journeys).toEqual([{ seat: 0, hat: false, from: 'white3', to: 'wharf' }]);
  });
});

it('a scene without travellers lacks them where they will arrive', () => {
  const after = scene({ pirates: { 4: 1, 8: 1 }, hat: 8 }, { pirates: { 8: 1 } });
  const [red, blue] = withoutTravellers(after, [{ seat: 0, hat: true, from: 4, to: 8 }]).crews;
  expect(red).toEqual({ seat: 0, colour: 'red', pirates: { 4: 1, 8: 0 } });
  expect(blue).toBe(after.crews[1]);
});
