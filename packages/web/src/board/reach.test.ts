import { expect, it } from 'vitest';
import type { Crew } from './model.ts';
import { isCramped, reachIn } from './reach.ts';

const CREWS: readonly Crew[] = [
  { seat: 0, colour: 'red', pirates: { 7: 2, start: 3 }, hat: 7 },
  { seat: 1, colour: 'blue', pirates: { 7: 1, start: 1 } },
];
const SPACE = { x: 10, y: 20, width: 60, height: 70 };
const pirate = (seat: number, at: number | 'start', hat = false) => ({ seat, at, hat });

it('whoever is alone has the whole place', () => {
  for (const at of [7, 'start'] as const)
    expect(reachIn({ crews: CREWS }, at, SPACE, [pirate(0, at)])).toEqual([
      { pirate: pirate(0, at), part: { x: 0, y: 0, width: 60, height: 70 } },
    ]);
});

it('on a space all have equal parts, from the left as they stand', () => {
  const reaches = reachIn({ crews: CREWS }, 7, SPACE, [pirate(1, 7), pirate(0, 7), pirate(0, 7, true)]);
  expect(reaches.map(({ pirate: { seat, hat } }) => [seat, hat])).toEqual([
    [0, true],
    [0, false],
    [1, false],
  ]);
  expect(reaches.map(({ part }) => part.x)).toEqual([0, 20, 40]);
});

it('among many, each crew has its slot', () => {
  const [red, blue] = reachIn({ crews: CREWS }, 'start', { ...SPACE, width: 300 }, [
    pirate(0, 'start'),
    pirate(1, 'start'),
  ]);
  expect(red.part.x + red.part.width).toBeLessThanOrEqual(blue.part.x);
  expect(isCramped([red, blue], 'finger')).toBe(false);
});

it('a finger needs more room than an arrow, and nobody is asked where there is only one', () => {
  const two = reachIn({ crews: CREWS }, 7, SPACE, [pirate(0, 7), pirate(1, 7)]);
  expect(isCramped(two, 'finger')).toBe(true);
  expect(isCramped(two, 'arrow')).toBe(false);
  const three = reachIn({ crews: CREWS }, 7, SPACE, [pirate(0, 7), pirate(0, 7, true), pirate(1, 7)]);
  expect(isCramped(three, 'arrow')).toBe(true);
  expect(isCramped(reachIn({ crews: CREWS }, 7, { ...SPACE, width: 20 }, [pirate(0, 7)]), 'finger')).toBe(false);
});
