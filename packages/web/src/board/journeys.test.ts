import type { GameEvent, Place } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { journeysIn, withoutTravellers } from './journeys.ts';
import type { BoardScene, Crew } from './model.ts';

const EMPTY: BoardScene = {
  shape: { legs: [{ first: 1, last: 36, scenery: 'tunnel' }], segment: 6, start: 'cell', goal: 'sloop' },
  path: [],
  tokens: [],
  moorings: {},
  parts: {},
  crews: [],
};

const scene = (...crews: readonly Omit<Crew, 'seat' | 'colour'>[]): BoardScene => ({
  ...EMPTY,
  crews: crews.map((crew, seat) => ({ ...crew, seat, colour: seat === 0 ? 'red' : 'blue' })),
});
const moved = (seat: number, from: Place, to: Place, hat = false): GameEvent => ({
  type: 'moved',
  by: 0,
  seat,
  from,
  to,
  cause: 'play',
  ...(hat ? { hat } : {}),
});

describe('journeys', () => {
  it('are what was moved, the hat told apart from its fellows', () => {
    expect(journeysIn([moved(0, 4, 8, true), moved(1, 9, 6)])).toEqual([
      { seat: 0, hat: true, stops: [4, 8] },
      { seat: 1, hat: false, stops: [9, 6] },
    ]);
  });

  it('have a stop for each move of the same pirate', () => {
    expect(journeysIn([moved(1, 9, 12), moved(0, 4, 8, true), moved(1, 12, 6)])).toEqual([
      { seat: 1, hat: false, stops: [9, 12, 6] },
      { seat: 0, hat: true, stops: [4, 8] },
    ]);
  });
});

it('a scene without travellers lacks them where they will arrive', () => {
  const after = scene({ pirates: { 4: 1, 8: 1 }, hat: 8 }, { pirates: { 8: 1 } });
  const [red, blue] = withoutTravellers(after, [{ seat: 0, hat: true, stops: [4, 6, 8] }]).crews;
  expect(red).toEqual({ seat: 0, colour: 'red', pirates: { 4: 1, 8: 0 } });
  expect(blue).toBe(after.crews[1]);
});
