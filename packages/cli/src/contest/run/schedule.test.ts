import { describe, expect, it } from 'vitest';
import { arenaSchedule, rotationsOf, roundRobinSchedule, simulateSchedule } from './schedule.ts';
import type { Schedule, ScheduledGame } from './task.ts';

const gamesOf = (schedule: Schedule) =>
  Array.from({ length: schedule.gameCount }, (_, number) => schedule.game(number));

/** How often each name sits in each seat. */
function sittings(names: readonly string[], games: readonly ScheduledGame[]) {
  const counts = Object.fromEntries(names.map(name => [name, games[0].seats.map(() => 0)]));
  for (const { seats } of games)
    seats.forEach((index, seat) => {
      counts[names[index]][seat]++;
    });
  return counts;
}

describe('an arena', () => {
  it.each([
    [['a', 'b'], 2],
    [['a', 'b', 'b', 'b'], 4],
    [['a', 'b', 'a', 'b'], 2],
    [['a', 'a', 'b', 'b'], 4],
    [['a', 'a', 'a'], 1],
  ])('of %j has %i different rotations', (names, rotations) => {
    expect(rotationsOf(names)).toBe(rotations);
  });

  it('plays each deal from every seat, in whole blocks', () => {
    const names = ['a', 'b', 'b', 'b'];
    const games = gamesOf(arenaSchedule(names, 9, 's'));
    expect(games).toHaveLength(12);
    expect(sittings(names, games)).toEqual({ a: [3, 3, 3, 3], b: [9, 9, 9, 9] });
    expect(games.map(game => game.seed)).toEqual(['s-0', 's-1', 's-2'].flatMap(seed => Array(4).fill(seed)));
    expect(games.map(game => game.number)).toEqual(games.map((_, i) => i));
    expect(new Set(games.map(game => game.name)).size).toBe(12);
  });
});

it('a round robin lets every two meet as often, from both seats', () => {
  const names = ['a', 'b', 'c', 'd'];
  const games = gamesOf(roundRobinSchedule(names, 3, 's'));
  expect(games).toHaveLength(6 * 4);
  expect(sittings(names, games)).toEqual({ a: [6, 6], b: [6, 6], c: [6, 6], d: [6, 6] });
  const meetings = new Map<string, number>();
  for (const { seats } of games) meetings.set(String(seats), (meetings.get(String(seats)) ?? 0) + 1);
  expect([...meetings.values()]).toEqual(Array(12).fill(2));
});

it('a simulation keeps every player in its seat, with a deal for each game', () => {
  const games = gamesOf(simulateSchedule(3, 4, 's'));
  expect(games.map(game => game.seed)).toEqual(['s-0', 's-1', 's-2', 's-3']);
  for (const game of games) expect(game.seats).toEqual([0, 1, 2]);
});
