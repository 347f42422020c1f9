import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { table } from '@cartagena/engine/testing/table';
import { expect, it } from 'vitest';
import { walk } from '../testing/walk.ts';
import { HomeRace } from './home-race.ts';
import { SoloRace } from './legend-1/solo-race.ts';
import { PathTable } from './path-table.ts';

/** The path is skull dagger key bottle pistol hat, six times. */
function run(position: Parameters<typeof table>[1]): HomeRace {
  const { rules, state } = table({ edition: 'classic' }, position).game;
  const race = new HomeRace(rules);
  race.run(state, 0, new PathTable(rules, state));
  return race;
}

it('counts the cards that bring everybody home', () => {
  const { greedy, rearFirst } = run({ pirates: [{ 36: 2, goal: 4 }, {}], hands: ['hat key key', ''] });
  expect(greedy).toMatchObject({ played: 2, missing: 0, homeCount: 6 });
  expect(rearFirst).toMatchObject({ played: 2, missing: 0, homeCount: 6 });
});

it('with the rearmost first, a pirate passes its own that stand ahead', () => {
  // The one on 24 passes 30 with a hat only if one of its own stands there: the rearmost first wins with two cards, the other way too.
  const { rearFirst } = run({ pirates: [{ 24: 1, 36: 1, 30: 1, goal: 3 }, {}], hands: ['hat hat hat', ''] });
  expect(rearFirst).toMatchObject({ played: 3, missing: 0 });
});

it('knows what ground is missing when the hand is played', () => {
  const { greedy, best, turn } = run({ pirates: [{ 30: 1, goal: 5 }, {}], hands: ['pistol', ''] });
  expect(greedy).toMatchObject({ played: 1, gained: 5, missing: 2, homeCount: 5, rear: 35 });
  expect([best, turn]).toEqual([5, 5]);
});

it('plays hands of more than fourteen cards', () => {
  const hand = Array.from({ length: 20 }, (_, i) => ['skull', 'dagger', 'key', 'bottle'][i % 4]).join(' ');
  expect(run({ pirates: [{}, {}], hands: [hand, ''] }).greedy.played).toBe(20);
});

it.each(
  everySetup()
    .filter((_, i) => i % 12 === 5)
    .map(config => [nameSetup(config), config] as const),
)('finds the same best cards as looking at all of them anew after each: %s', (_, config) => {
  walk(config, 'race', { every: 9, most: 25 }, ({ rules, state }) => {
    const path = new PathTable(rules, state);
    const [race, solo] = [new HomeRace(rules), new SoloRace(rules)];
    for (let seat = 0; seat < rules.seats; seat++) {
      // The other one stops at fourteen cards.
      if (state.handCount[seat] > 14) continue;
      race.run(state, seat, path);
      solo.run(state, seat, path);
      const { best, turn, reach, greedy } = race;
      expect({ best, turn, reach, whole: greedy.gained, homeCount: greedy.homeCount, rear: greedy.rear }).toEqual({
        best: solo.best,
        turn: solo.turn,
        reach: solo.reach,
        whole: solo.whole,
        homeCount: solo.homeCount,
        rear: solo.rear,
      });
    }
  });
});
