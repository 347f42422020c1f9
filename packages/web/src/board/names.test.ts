import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../words/words.ts';
import type { BoardScene } from './model.ts';
import { atPlace, pirateInWords, placeInWords, targetInWords, toPlace } from './names.ts';

const SCENE: BoardScene = {
  shape: {
    legs: [{ first: 1, last: 36, scenery: 'tunnel' }],
    segment: 6,
    start: 'cell',
    goal: 'sloop',
    wharfAfter: 24,
  },
  path: ['key', 'hat', 'chest'],
  covered: [2],
  chests: [3],
  boat: { at: 'near', skipper: 1 },
  rafts: {
    docked: {
      white: { icons: ['skull', 'key', 'hat', 'bottle', 'dagger'], tokens: ['hole', null, null, null, null] },
      orange: null,
    },
    waiting: 5,
  },
  crews: [
    { seat: 0, colour: 'red', pirates: { start: 2, 1: 2 }, hat: 1 },
    { seat: 1, colour: 'blue', pirates: { start: 1, 1: 1, boat: 2 } },
  ],
};

describe('in English', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak('en');
    return () => vi.unstubAllGlobals();
  });

  it.each([
    [1, 'Space 1, key, red captain, 1 red pirate, 1 blue pirate'],
    [2, 'Space 2, hat, closed by a cross'],
    [3, 'Space 3, chest, a closed chest'],
    ['start', 'Cell, 2 red pirates, 1 blue pirate'],
    ['goal', 'Sloop'],
    ['boat', 'Boat, docked at the first shore, blue may sail for free, 2 blue pirates'],
    ['wharf', 'Wharf, 5 more rafts to come'],
    ['white1', 'White raft, space 1, skull, a hole'],
  ] as const)('the place %s is told with all that is there', (place, words) => {
    expect(placeInWords(SCENE, place)).toBe(words);
  });

  it('names a pirate by where it stands', () => {
    expect(pirateInWords(SCENE, { seat: 1, at: 1, hat: false })).toBe('Blue pirate on space 1');
    expect(pirateInWords(SCENE, { seat: 0, at: 1, hat: true })).toBe('Red captain on space 1');
  });

  it('says what a target brings, and that it is final', () => {
    const target = { place: 20, seat: 1, hat: false, gains: 0, isFinal: false };
    expect(targetInWords(SCENE, target)).toBe('Blue pirate to space 20');
    expect(targetInWords(SCENE, { ...target, gains: 2, isFinal: true })).toBe(
      'Blue pirate to space 20, 2 cards, cannot be undone',
    );
  });
});

describe('in Polish', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak('pl');
    return () => vi.unstubAllGlobals();
  });

  it('places are declined', () => {
    expect(atPlace(SCENE.shape, 'start')).toBe('w lochu');
    expect(toPlace(SCENE.shape, 'goal')).toBe('na slup');
    expect(toPlace(SCENE.shape, 'orange4')).toBe('na pole 4 pomarańczowej tratwy');
  });

  it('crews are counted', () => {
    expect(placeInWords(SCENE, 'start')).toBe('Loch, 2 czerwonych piratów, 1 niebieski pirat');
    expect(placeInWords(SCENE, 'wharf')).toBe('Pomost, czeka jeszcze 5 tratw');
  });
});
