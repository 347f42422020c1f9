/** For tests of what is said: a language, a table of five, and what every sentence must be like. */
import { expect, vi } from 'vitest';
import { type Language, loadWords, speak } from '../../words/words.ts';
import type { Setting } from '../card-words.ts';

export async function inLanguage(language: Language): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  await loadWords('learn');
  await speak(language);
}

export const SETTING: Setting = {
  edition: 'wielka',
  names: ['Anna', 'Bea', 'Celina', 'Dorota', 'Ewa'],
  shape: { legs: [{ first: 1, last: 36, scenery: 'tunnel' }], segment: 6, start: 'cell', goal: 'sloop' },
};

/** A whole sentence, with nothing left over of what it was made from. */
export function expectSentence(text: string): void {
  expect(text).toMatch(/^\p{Lu}.*[.!?…]$/u);
  expect(text).not.toMatch(/[{}|]|undefined|null|NaN|\[object|\s\s|\s[.,:;!?]|\.\.|^\s|\s$|(log|why|changes)\./);
}
