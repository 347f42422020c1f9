import { describe, expect, it } from 'vitest';
import { arenaSchedule, rotationsOf, roundRobinSchedule, simulateSchedule } from './schedule.ts';
import type { Schedule, Task } from './task.ts';

const tasksOf = (schedule: Schedule) => Array.from({ length: schedule.games }, (_, number) => schedule.task(number));

/** How often each name sits in each seat. */
function sittings(names: readonly string[], tasks: readonly Task[]) {
  const counts = Object.fromEntries(names.map(name => [name, tasks[0].seats.map(() => 0)]));
  for (const { seats } of tasks)
    seats.forEach((entry, seat) => {
      counts[names[entry]][seat]++;
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
    const tasks = tasksOf(arenaSchedule(names, 9, 's'));
    expect(tasks).toHaveLength(12);
    expect(sittings(names, tasks)).toEqual({ a: [3, 3, 3, 3], b: [9, 9, 9, 9] });
    expect(tasks.map(task => task.seed)).toEqual(['s-0', 's-1', 's-2'].flatMap(seed => Array(4).fill(seed)));
    expect(tasks.map(task => task.number)).toEqual(tasks.map((_, i) => i));
    expect(new Set(tasks.map(task => task.game)).size).toBe(12);
  });
});

it('a round robin lets every two meet as often, from both seats', () => {
  const names = ['a', 'b', 'c', 'd'];
  const tasks = tasksOf(roundRobinSchedule(names, 3, 's'));
  expect(tasks).toHaveLength(6 * 4);
  expect(sittings(names, tasks)).toEqual({ a: [6, 6], b: [6, 6], c: [6, 6], d: [6, 6] });
  const meetings = new Map<string, number>();
  for (const { seats } of tasks) meetings.set(String(seats), (meetings.get(String(seats)) ?? 0) + 1);
  expect([...meetings.values()]).toEqual(Array(12).fill(2));
});

it('a simulation keeps everybody in place, with a deal for each game', () => {
  const tasks = tasksOf(simulateSchedule(3, 4, 's'));
  expect(tasks.map(task => task.seed)).toEqual(['s-0', 's-1', 's-2', 's-3']);
  for (const task of tasks) expect(task.seats).toEqual([0, 1, 2]);
});
