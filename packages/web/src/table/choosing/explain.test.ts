import { table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { NOTHING } from './choosing.ts';
import { pirateAt, triedAction } from './explain.ts';

const t = table(
  { edition: 'diaries', modules: ['retreat', 'captain'] },
  {
    pirates: [
      { 4: 1, 9: 2, goal: 1 },
      { 9: 1, 12: 1 },
    ],
    hats: [4, 'start'],
    hands: ['key', 'key'],
  },
);
const view = t.view(0);

describe('what was tried', () => {
  it('a card is tried with the chosen pirate, or the foremost on its way', () => {
    expect(triedAction(view, NOTHING, { card: 'key' })).toEqual({ type: 'play', from: 9, card: 'key' });
    const hat = { seat: 0, at: 4, hat: true } as const;
    expect(triedAction(view, { cards: [], pirate: hat }, { card: 'key' })).toEqual({
      type: 'play',
      from: 'hat',
      card: 'key',
    });
  });

  it('an own pirate is tried with the chosen card, otherwise backwards; another’s is helped', () => {
    const own = { seat: 0, at: 9, hat: false } as const;
    expect(triedAction(view, { cards: ['key'] }, { pirate: own })).toEqual({ type: 'play', from: 9, card: 'key' });
    expect(triedAction(view, NOTHING, { drag: own, to: 3 })).toEqual({ type: 'retreat', from: 9 });
    expect(triedAction(view, NOTHING, { pirate: { seat: 1, at: 12, hat: false } })).toEqual({
      type: 'assist',
      seat: 1,
      from: 12,
    });
  });
});

it('at a place stands one’s own pirate rather than another’s', () => {
  expect(pirateAt(view, 9)).toEqual({ seat: 0, at: 9, hat: false });
  expect(pirateAt(view, 12)).toEqual({ seat: 1, at: 12, hat: false });
  expect(pirateAt(view, 4)).toEqual({ seat: 0, at: 4, hat: true });
  expect(pirateAt(view, 20)).toBeUndefined();
});
