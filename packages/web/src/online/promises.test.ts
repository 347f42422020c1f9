import type { TableDetails } from '@cartagena/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPromise, promiseOf } from './promises.ts';

const table = (part: Partial<TableDetails>): TableDetails =>
  ({ id: 'x', fair: 1, status: 'open', commitment: 'c1', entropies: [], you: 0, ...part }) as TableDetails;

/** As browsers have it: what is kept are its own properties. */
class SavedGames {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', new SavedGames()));
afterEach(() => void vi.unstubAllGlobals());

it('the configuration that is saved is the one that was recorded', () => {
  const config = { edition: 'classic', seats: 2 } as TableDetails['config'];
  const recordedConfig = { edition: 'classic' } as const;
  keepPromise(table({ config, recordedConfig }));
  expect(promiseOf('x')?.config).toEqual(recordedConfig);
  keepPromise(table({ id: 'y', config }));
  expect(promiseOf('y')?.config).toEqual(config);
});

it('what was promised first stays, whatever is said later', () => {
  keepPromise(table({}));
  keepPromise(table({ status: 'playing', commitment: 'c2', entropies: ['a', 'b'] }));
  keepPromise(table({ status: 'playing', commitment: 'c3', entropies: ['z', 'z'] }));
  expect(promiseOf('x')).toMatchObject({ game: 'x', commitment: 'c1', entropies: ['a', 'b'] });
});

it('a share of one’s own is what was sent, not what is told', () => {
  localStorage.setItem('cartagena.promise.x', JSON.stringify({ at: 1, kept: {}, own: 'mine' }));
  keepPromise(table({ status: 'playing', entropies: ['not mine', 'b'] }));
  expect(promiseOf('x')?.entropies).toEqual(['mine', 'b']);
});

it('nothing is kept of tables of version 2: there is better evidence', () => {
  keepPromise(table({ fair: 2 }));
  expect(promiseOf('x')).toBeUndefined();
});

it('what is said after the end is no promise', () => {
  keepPromise(table({ status: 'over', entropies: ['a', 'b'] }));
  expect(promiseOf('x')).toBeUndefined();
});

it('the oldest are forgotten, and unreadable ones count as none', () => {
  vi.useFakeTimers();
  for (let i = 0; i < 205; i++) {
    vi.setSystemTime(i + 1);
    keepPromise(table({ id: `t${i}` }));
  }
  vi.useRealTimers();
  expect(promiseOf('t4')).toBeUndefined();
  expect(promiseOf('t5')).toBeDefined();
  localStorage.setItem('cartagena.promise.x', '{"at":');
  expect(promiseOf('x')).toBeUndefined();
});

it.each([
  '5',
  '{}',
  '{"at":1}',
  '{"at":1,"kept":null}',
  '{"at":1,"kept":{"commitment":7}}',
  '{"at":1,"kept":{"config":"classic"}}',
  '{"at":1,"kept":{"entropies":{}}}',
  '{"at":1,"kept":{"entropies":[1]}}',
  '{"at":1,"kept":{"entropies":["a","b"]}}',
  '{"at":1,"kept":{"config":[]}}',
])('%s is no promise, and makes room for one', text => {
  localStorage.setItem('cartagena.promise.x', text);
  expect(promiseOf('x')).toBeUndefined();
  keepPromise(table({ status: 'playing', entropies: ['a', 'b'] }));
  expect(promiseOf('x')).toMatchObject({ commitment: 'c1', entropies: ['a', 'b'] });
});
