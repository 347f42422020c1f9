import { expect, it } from 'vitest';
import { whyClosed } from './open-days.ts';

const DAY = '2026-11-16';

it.each<[hasItsBots: boolean, now: string, code: string | undefined]>([
  [true, '2026-11-16T00:00:00Z', undefined],
  [true, '2026-11-22T23:59:59.999Z', undefined],
  [true, '2026-11-23T00:00:00Z', 'day-closed'],
  [false, '2026-11-16T12:00:00Z', 'other-bots'],
  [false, '2026-11-23T00:00:00Z', 'day-closed'],
])('a day with its bots: %s, at %s: %s', (hasItsBots, now, code) => {
  expect(whyClosed({ day: DAY, hasItsBots }, Date.parse(now))?.code).toBe(code);
});
