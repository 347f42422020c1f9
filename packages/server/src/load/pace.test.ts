import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pacer } from './pace.ts';
import type { LoadTable } from './table.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Notes when its actions were due. */
function tableFor(dues: number[]): LoadTable {
  return { act: async (due: number) => void dues.push(due) } as LoadTable;
}

it('actions are due at a steady rate, also if no table could begin them in time', () => {
  const start = performance.now();
  const dues: number[] = [];
  const pace = new Pacer(100);
  vi.advanceTimersByTime(50);
  for (let i = 0; i < 6; i++) pace.add(tableFor(dues));
  pace.stop();
  expect(dues.map(due => Math.round(due - start))).toEqual([0, 10, 20, 30, 40, 50]);
});

it('of several tables the one acts that has been ready longest', () => {
  const acted: string[] = [];
  const named = (name: string) => ({ act: async () => void acted.push(name) }) as unknown as LoadTable;
  const pace = new Pacer(1000);
  pace.add(named('first'));
  pace.add(named('second'));
  vi.advanceTimersByTime(5);
  pace.stop();
  expect(acted).toEqual(['first', 'second']);
});

it('without a rate each acts at once, and nobody after the stop', () => {
  const dues: number[] = [];
  const pace = new Pacer(0);
  pace.add(tableFor(dues));
  pace.stop();
  pace.add(tableFor(dues));
  expect(dues.length).toBe(1);
});
