import { describe, expect, it } from 'vitest';
import { puzzleOfTheDay } from './daily-puzzle.ts';
import { PUZZLE_TITLES } from './library.ts';

const DAY = 24 * 60 * 60 * 1000;
const days = (count: number) =>
  Array.from({ length: count }, (_, i) => new Date(Date.UTC(2026, 9, 1) + i * DAY).toISOString().slice(0, 10));

describe('the puzzle of the day', () => {
  it('is the same all day, and another one tomorrow', () => {
    expect(puzzleOfTheDay('2026-11-16')).toBe(puzzleOfTheDay('2026-11-16'));
    expect(puzzleOfTheDay('2026-11-17')).not.toBe(puzzleOfTheDay('2026-11-16'));
  });

  it('comes again only when all others have been', () => {
    const count = PUZZLE_TITLES.length;
    const seen = days(2 * count).map(day => puzzleOfTheDay(day));
    expect(new Set(seen.slice(0, count)).size).toBe(count);
    expect(seen.slice(count)).toEqual(seen.slice(0, count));
  });

  it('is one before 1970 too, and refuses what is no date', () => {
    expect(PUZZLE_TITLES).toContain(puzzleOfTheDay('1969-07-20'));
    expect(() => puzzleOfTheDay('today')).toThrow(/not a date/);
  });
});
