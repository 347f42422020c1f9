import { newGame, PRESETS, resolveRules, SeededChance, setUp, unwrap, viewFor } from '@cartagena/engine';
import { COLOURS } from '@cartagena/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { layOut, rectOf } from '../../board/layout.ts';
import type { BoardScene, BoardShape } from '../../board/model.ts';
import { motionIn } from '../../board/motion.ts';
import { placeInWords } from '../../board/names.ts';
import { placeTraits } from '../../board/places.ts';
import { sceneOf } from '../../board/scene.ts';
import { slotsIn, standingAt } from '../../board/standing.ts';
import { checkLayouts, isInside, pathOf } from '../../board/testing/layout-checks.ts';
import { placeAt, wayBetween } from '../../board/track.ts';
import { inLanguage } from '../../events/testing/speaking.ts';
import { boatIn } from './board.ts';

const shapeOf = (legs: readonly number[], segment: number): BoardShape => ({
  ...pathOf(legs, segment),
  gap: { by: 'voyage', after: legs[0] * segment },
  places: ['boat'],
});
const SHAPE = shapeOf([3, 3], 6);
const sceneAt = (dock: 'near' | 'far', skipper?: number): BoardScene => ({
  shape: SHAPE,
  path: [],
  tokens: [],
  moorings: { boat: dock },
  parts: { voyage: { dock, ...(skipper === undefined ? {} : { skipper }) } },
  crews: [
    { seat: 0, colour: 'red', pirates: { start: 4 } },
    { seat: 1, colour: 'blue', pirates: { boat: 2 } },
  ],
});

checkLayouts(
  {
    'two and three tiles of seven': shapeOf([2, 3], 7),
    'three and three': SHAPE,
    'three and four': shapeOf([3, 4], 6),
    'four and four': shapeOf([4, 4], 6),
    'three and three of seven': shapeOf([3, 3], 7),
    'four and four of seven': shapeOf([4, 4], 7),
  },
  ({ water, docks: { boat }, spaces }) => {
    expect(isInside(boat.near, water!) && isInside(boat.far, water!)).toBe(true);
    expect(Math.abs(boat.near.x - boat.far.x)).toBeGreaterThan(boat.near.width);
    expect(spaces.some(space => isInside(space, water!))).toBe(false);
  },
);

it.each([
  [[3, 3], 6],
  [[2, 3], 7],
] as const)('on a phone the spaces of %j are large enough for a thumb', (legs, segment) => {
  const [space] = layOut(shapeOf(legs, segment), 390, 560).spaces;
  expect(Math.min(space.width, space.height)).toBeGreaterThanOrEqual(44);
});

describe('the boat', () => {
  beforeAll(() => inLanguage('en'));
  const layout = layOut(SHAPE, 390, 600);

  it('is a place where it is docked', () => {
    const { x, y } = rectOf(layout, 'boat', { boat: 'far' });
    expect(placeAt(layout, { boat: 'far' }, { x: x + 9, y: y + 9 })).toBe('boat');
    expect(placeAt(layout, { boat: 'near' }, { x: x + 9, y: y + 20 })).toBeUndefined();
  });

  it('is reached from the shore, and water is crossed in a straight line', () => {
    const [from, to] = [
      { x: 0, y: 0 },
      { x: 9, y: 9 },
    ];
    expect(wayBetween(layout, [17, 20], from, to)).toHaveLength(2);
    expect(wayBetween(layout, [17, 'boat'], from, to)).toHaveLength(3);
    expect(wayBetween(layout, ['boat', 20], from, to)).toHaveLength(3);
  });

  it('has a slot for every crew, which stands in it', () => {
    const rect = { x: 0, y: 0, width: 160, height: 66 };
    const slots = slotsIn('boat', rect, 5);
    expect(slots[4].x + slots[4].width).toBeLessThanOrEqual(rect.width);
    for (const slot of slots) expect(standingAt('boat', slot).width).toBeLessThanOrEqual(slot.width + 0.01);
  });

  it('shows how many there are below the pirate of each crew', () => {
    const slot = { x: 40, y: 0, width: 30, height: 66 };
    const stand = standingAt('boat', slot);
    const { left, width, textAlign } = placeTraits('boat').crews!.count(slot);
    expect(textAlign).toBe('center');
    expect(Number.parseFloat(left) + Number.parseFloat(width) / 2).toBeCloseTo(stand.x + stand.width / 2);
  });

  it('is described with its shore, its skipper and its crew', () => {
    expect(placeInWords(sceneAt('near', 1), 'boat')).toBe(
      'Boat, docked at the first shore, blue may sail for free, 2 blue pirates',
    );
  });

  it('sails, and pirates aboard do not walk', () => {
    const moving = motionIn([{ type: 'sailed', seat: 1, to: 'far', free: false }]);
    expect(moving).toEqual({ journeys: [], parts: { voyage: {} } });
    expect(motionIn([{ type: 'ended', seat: 1 }]).parts).toEqual({});
  });

  it('is in the scene with the seat that may sail for free', () => {
    const rules = resolveRules(unwrap(setUp(PRESETS['great-escape'])));
    const view = viewFor(rules, newGame(rules, new SeededChance('scene')).state, 0);
    expect(boatIn(sceneOf(rules, view, COLOURS))).toEqual({ dock: 'near' });
    const scene = sceneOf(rules, { ...view, hasFreeSail: true, turn: 1 }, COLOURS);
    expect(boatIn(scene)).toEqual({ dock: 'near', skipper: 1 });
    expect(scene.shape.gap).toEqual({ by: 'voyage', after: 18 });
  });
});
