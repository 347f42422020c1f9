import { table } from '@cartagena/engine/testing/table';
import { expect, it } from 'vitest';
import { PathTable } from '../path-table.ts';
import { SoloRace } from './solo-race.ts';

/** The path is skull dagger key bottle pistol hat, six times. */
function run(position: Parameters<typeof table>[1]): SoloRace {
  const { rules, state } = table({ edition: 'classic' }, position).game;
  const solo = new SoloRace(rules);
  solo.run(state, 0, new PathTable(rules, state));
  return solo;
}

it('finds the card that gains most, then the next', () => {
  // The hat takes the one at the start to 6, or the one on 30 to 36: six spaces either way. The key brings three more.
  const solo = run({ pirates: [{ 30: 1, goal: 4 }, {}], hands: ['hat key', ''] });
  expect(solo.best).toBe(6);
  expect(solo.whole).toBe(9);
  expect(solo.homeCount).toBe(4);
});

it('sees that a hand brings all pirates home, and which cards are left over', () => {
  const solo = run({ pirates: [{ 36: 1, goal: 5 }, {}], hands: ['hat key key', ''] });
  expect(solo.homeCount).toBe(6);
  expect(solo.best).toBe(1);
  expect(solo.spareCards).toBe(2);
});

it('jumps over spaces that other pirates or its own occupy', () => {
  const blocked = run({ pirates: [{ goal: 5 }, { 1: 1, 7: 1 }], hands: ['skull', ''] });
  expect(blocked.best).toBe(13);
  const own = run({ pirates: [{ goal: 4 }, {}], hands: ['skull skull', ''] });
  // One goes to 1, the other passes it and lands on 7.
  expect(own.whole).toBe(8);
});

it('counts what a card of any icon would gain', () => {
  const solo = run({ pirates: [{ goal: 5 }, {}], hands: ['', ''] });
  expect(solo.reach).toBe(1 + 2 + 3 + 4 + 5 + 6);
  expect(solo.whole).toBe(0);
});
