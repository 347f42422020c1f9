/** The puzzle of the day: the same for everyone, computed from the date alone. */
import { SeededChance } from '@cartagena/engine';
import { PUZZLE_TITLES } from './library.ts';
import type { PuzzleTitle } from './puzzle.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `day` is a calendar date such as `2026-11-16`. Every puzzle comes once before any comes again. */
export function puzzleOfTheDay(day: string, titles: readonly PuzzleTitle[] = PUZZLE_TITLES): PuzzleTitle {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  if (Number.isNaN(number)) throw new RangeError(`${day} is not a date such as 2026-11-16.`);
  const order = shuffled(titles);
  return order[((number % order.length) + order.length) % order.length];
}

function shuffled<T>(list: readonly T[]): T[] {
  const chance = new SeededChance('puzzle of the day');
  const left = [...list];
  return list.map(() => left.splice(chance.below(left.length), 1)[0]);
}
