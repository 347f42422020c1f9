import { table } from '@cartagena/engine/testing/table';
import { expect, it } from 'vitest';
import { countHome } from '../../board/places.ts';
import { progressOf } from './progress.ts';

it('progress goes from nothing at the start to all at the goal', () => {
  const t = table({ edition: 'classic' }, { pirates: [{}, { goal: 6 }], hands: ['key', 'key'] });
  const view = t.view(0);
  expect(progressOf(t.game.rules, view, 0)).toBe(0);
  expect(progressOf(t.game.rules, view, 1)).toBe(100);
  expect([countHome(view.seats[0].pirates), countHome(view.seats[1].pirates)]).toEqual([0, 6]);
});

it('a pirate in the boat counts one step past the space before it, one at sea as home', () => {
  const voyage = table({ edition: 'cartagena2' }, { pirates: [{ boat: 1, 14: 1 }, { 14: 2 }], hands: ['map', 'map'] });
  const { rules } = voyage.game;
  expect(progressOf(rules, voyage.view(0), 0)).toBeGreaterThanOrEqual(progressOf(rules, voyage.view(0), 1));
  const rafts = table(
    { edition: 'diaries', modules: ['retreat', 'raft'] },
    { pirates: [{ sea: 6 }, { sea: 1, goal: 1 }], hands: ['key', 'key'] },
  );
  expect(progressOf(rafts.game.rules, rafts.view(0), 0)).toBe(100);
  expect(countHome(rafts.view(0).seats[1].pirates)).toBe(2);
});
