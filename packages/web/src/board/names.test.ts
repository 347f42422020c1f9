import type { Place } from '@cartagena/engine';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords, speak } from '../words/words.ts';
import type { BoardScene } from './model.ts';
import { atPlace, fromPlace, pirateInWords, placeInWords, targetInWords, toPlace } from './names.ts';

const SCENE: BoardScene = {
  shape: { legs: [{ first: 1, last: 36, scenery: 'tunnel' }], segment: 6, start: 'cell', goal: 'sloop' },
  path: ['key', 'hat', 'chest'],
  tokens: [{ place: 3, piece: 'token-chest', words: 'board.chest' }],
  moorings: {},
  parts: {},
  crews: [
    { seat: 0, colour: 'red', pirates: { start: 2, 1: 2 }, hat: 1 },
    { seat: 1, colour: 'blue', pirates: { start: 1, 1: 1, lagoon: 2 } },
  ],
};

it('a place has no words before a language is loaded', () => {
  expect(placeInWords(SCENE, 2)).toBe('');
});

describe('in English', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak('en');
    await loadWords('games');
    return () => vi.unstubAllGlobals();
  });

  it.each([
    [1, 'Space 1, key, red captain, 1 red pirate, and 1 blue pirate'],
    [2, 'Space 2, hat'],
    [3, 'Space 3, chest, a closed chest'],
    ['start', 'Cell, 2 red pirates and 1 blue pirate'],
    ['goal', 'Sloop'],
  ] as const)('the place %s is told with all that is there', (place, words) => {
    expect(placeInWords(SCENE, place)).toBe(words);
  });

  it('names a pirate by where it stands', () => {
    expect(pirateInWords(SCENE, { seat: 1, at: 1, hat: false })).toBe('Blue pirate on space 1');
    expect(pirateInWords(SCENE, { seat: 0, at: 1, hat: true })).toBe('Red captain on space 1');
  });

  it('calls a place that has no words by its name', () => {
    const lagoon = 'lagoon' as Place;
    expect(placeInWords(SCENE, lagoon)).toBe('Lagoon, 2 blue pirates');
    expect(atPlace(SCENE.shape, lagoon)).toBe('at lagoon');
    expect(toPlace(SCENE.shape, lagoon)).toBe('to lagoon');
    expect(fromPlace(SCENE.shape, 'pier12' as Place)).toBe('from pier12');
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
    await loadWords('games');
    return () => vi.unstubAllGlobals();
  });

  it('places are declined', () => {
    expect(atPlace(SCENE.shape, 'start')).toBe('w lochu');
    expect(toPlace(SCENE.shape, 'goal')).toBe('na slup');
    expect(toPlace(SCENE.shape, 'orange4')).toBe('na pole 4 pomarańczowej tratwy');
  });

  it('crews are counted', () => {
    expect(placeInWords(SCENE, 'start')).toBe('Loch, 2 czerwonych piratów i 1 niebieski pirat');
  });
});
