/** The puzzle of the day: the same for everybody, with nobody to ask. */
import { SeededChance } from '@cartagena/engine';
import { PUZZLE_TITLES } from './library.ts';
import type { PuzzleTitle } from './puzzle.ts';

const DAY = 24 * 60 * 60 * 1000;

/** `day` is a date of the calendar, `2026-11-16`. All puzzles come once before one comes again. */
export function puzzleOfTheDay(day: string, titles: readonly PuzzleTitle[] = PUZZLE_TITLES): PuzzleTitle {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
  if (Number.isNaN(number)) throw new RangeError(`${day} is not a date such as 2026-11-16.`);
  const order = shuffled(titles);
  return order[((number % order.length) + order.length) % order.length];
}

function shuffled<T>(list: readonly T[]): T[] {
  const chance = new SeededChance('puzzle of the day');
  const left = [...list];
  return list.map(() => left.splice(chance.below(left.length), 1)[0]);
}
