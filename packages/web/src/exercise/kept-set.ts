/** What was done once and stays marked, by name: lessons, puzzles. Kept in this browser. */
import type { Signal } from '@preact/signals';
import { kept } from '../app/settings.ts';

export type KeptSet = Signal<readonly string[]>;

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(name => typeof name === 'string');

const keptSet = (name: string): KeptSet =>
  kept<readonly string[]>(name, [], value => (isNames(value) ? value : undefined));

export function addTo(set: KeptSet, name: string): void {
  if (!set.peek().includes(name)) set.value = [...set.peek(), name];
}

export const doneLessons: KeptSet = keptSet('lessons');
export const solvedPuzzles: KeptSet = keptSet('puzzles');
