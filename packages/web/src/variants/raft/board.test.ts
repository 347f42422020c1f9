import {
  type GameEvent,
  newGame,
  type Place,
  PRESETS,
  resolveRules,
  SeededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { COLOURS } from '@cartagena/protocol';
import { describe, expect, it } from 'vitest';
import { layOut, rectOf } from '../../board/layout.ts';
import type { BoardScene, BoardShape } from '../../board/model.ts';
import { motionIn } from '../../board/motion.ts';
import { placeInWords, toPlace } from '../../board/names.ts';
import { sceneOf } from '../../board/scene.ts';
import { checkLayouts, pathOf } from '../../board/testing/layout-checks.ts';
import { placeAt, wayBetween } from '../../board/track.ts';
import { inLanguage } from '../../events/testing/speaking.ts';
import { type Raft, raftsIn } from './board.ts';

const PLACES = ['wharf', ...['white', 'orange'].flatMap(berth => [1, 2, 3, 4, 5].map(n => `${berth}${n}`)), 'sea'];
const shapeOf = (segments: number, segment: number): BoardShape => ({
  ...pathOf([segments], segment),
  gap: { by: 'raft', after: (segments - 2) * segment },
  places: PLACES,
});
const SHAPE = shapeOf(6, 6);

const RAFT: Raft = {
  raft: 1,
  icons: ['key', 'hat', 'skull', 'pistol', 'bottle'],
  tokens: ['hole', null, null, null, null],
};
const sceneOn = (white: Raft, pirates: { readonly [place: string]: number }): BoardScene => ({
  shape: SHAPE,
  path: ['key', 'hat'],
  tokens: [{ place: 2, piece: 'token-cover', words: 'board.covered', appears: true }],
  moorings: {},
  parts: { raft: { docked: { white, orange: null }, waiting: 5 } },
  crews: [{ seat: 0, colour: 'red', pirates }],
});

checkLayouts({
  'a wharf after four of six': SHAPE,
  'a wharf after two of four': shapeOf(4, 6),
  'a wharf after three of five': shapeOf(5, 6),
  'a wharf after six of eight': shapeOf(8, 6),
  'a wharf on tiles of seven': shapeOf(5, 7),
});

it('on a phone spaces are large enough for a thumb', () => {
  const [space] = layOut(SHAPE, 390, 560).spaces;
  expect(Math.min(space.width, space.height)).toBeGreaterThanOrEqual(44);
});

describe('places', () => {
  const layout = layOut(SHAPE, 390, 600);

  it.each([1, 24, 36, 'start', 'goal', 'wharf', 'sea', 'white1', 'orange5'] as const)(
    'a point in %s belongs to it',
    place => {
      const { x, y, width, height } = rectOf(layout, place);
      expect(placeAt(layout, {}, { x: x + width / 2, y: y + height / 2 })).toBe(place);
    },
  );

  it('are reached over the wharf, and so is what lies past it', () => {
    const { x, width } = rectOf(layout, 'wharf');
    const passes = (from: number, to: number | 'white3') =>
      wayBetween(layout, [from, to], { x: 0, y: 0 }, { x: 0, y: 0 }).filter(
        (point, i) => i > 0 && point.x === x + width / 2,
      ).length;
    expect(passes(24, 25)).toBe(1);
    expect(passes(24, 'white3')).toBe(1);
  });
});

describe('in words', () => {
  it('places are described with all that is there', async () => {
    await inLanguage('en');
    const scene = sceneOn(RAFT, { white1: 1 });
    expect(placeInWords(scene, 2)).toBe('Space 2, hat, closed by a cross');
    expect(placeInWords(scene, 'wharf')).toBe('Wharf, 5 more rafts to come');
    expect(placeInWords(scene, 'white1')).toBe('White raft, space 1, key, a hole, 1 red pirate');
  });

  it('they are declined and counted in Polish', async () => {
    await inLanguage('pl');
    expect(toPlace(SHAPE, 'orange4')).toBe('na pole 4 pomarańczowej tratwy');
    expect(placeInWords(sceneOn(RAFT, {}), 'wharf')).toBe('Pomost, czeka jeszcze 5 tratw');
  });
});

describe('a raft that leaves', () => {
  const moved = (from: Place, to: Place, cause: 'play' | 'sea' | 'sweep'): GameEvent => ({
    type: 'moved',
    by: 0,
    seat: 0,
    from,
    to,
    cause,
  });

  it('takes along the pirates aboard, and the last one as soon as it has come', () => {
    const events: GameEvent[] = [
      moved(3, 'white3', 'play'),
      { type: 'launched', berth: 'white' },
      moved('white2', 'sea', 'sea'),
      moved('white3', 'sea', 'sea'),
    ];
    const { parts, journeys } = motionIn(events);
    expect(parts.raft).toMatchObject({ gone: [{ berth: 'white', fate: 'sails' }], isAwaited: true });
    expect(journeys).toEqual([{ seat: 0, hat: false, stops: [3, 'white3', 'sea'], carrier: parts.raft }]);
    expect(Math.abs(parts.raft!.drift!(layOut(SHAPE, 390, 600), 'white3').x)).toBeGreaterThan(200);
  });

  it('sinks under a pirate, who swims to the wharf', () => {
    const events: GameEvent[] = [{ type: 'sank', berth: 'white' }, moved('white2', 'wharf', 'sweep')];
    const { parts, journeys } = motionIn(events);
    expect(parts.raft).toMatchObject({ gone: [{ berth: 'white', fate: 'sinks' }], isAwaited: false });
    expect(journeys).toEqual([{ seat: 0, hat: false, stops: ['white2', 'wharf'] }]);
  });
});

it('the scene has rafts and the wharf before the last two segments', () => {
  const rules = resolveRules(unwrap(setUp(PRESETS['third-escape'])));
  const view = viewFor(rules, newGame(rules, new SeededChance('scene')).state, 0);
  const scene = sceneOf(rules, { ...view, covered: [7] }, COLOURS);
  expect(raftsIn(scene)?.docked).toEqual(view.rafts?.docked);
  expect(scene.shape.gap).toEqual({ by: 'raft', after: 24 });
  expect(scene.tokens.map(({ place }) => place)).toEqual([7]);
});
