import { expect, test } from 'vitest';
import { announcements, growthsIn, LONGEST } from './announcements.ts';
import type { Growth } from './bus.ts';

const growth = (seq: number, text = 'ahoy'): Growth => ({
  game: `game-${seq}`,
  seq,
  entries: [{ seq, at: 1000, kind: 'said', seat: null, player: 'p', body: { text } }],
});
const heard = (texts: readonly string[]) => texts.flatMap(text => growthsIn(text, 'here'));

test('what was said is what is heard, in order, and by others only', () => {
  const growths = [growth(1), growth(2, 'żółw "quoted"\n'), { game: 'bare', seq: 3 }];
  const texts = announcements('there', growths);
  expect(texts.length).toBe(1);
  expect(heard(texts)).toEqual(growths);
  expect(texts.flatMap(text => growthsIn(text, 'there'))).toEqual([]);
  expect(announcements('there', [])).toEqual([]);
});

test('a crowd is told in several texts, none of them too long', () => {
  for (const text of ['x', 'ż'.repeat(300)]) {
    const growths = Array.from({ length: 500 }, (_, i) => growth(i + 1, text));
    const texts = announcements('there', growths);
    expect(heard(texts)).toEqual(growths);
    const lengths = texts.map(one => Buffer.byteLength(one));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST);
    // Hardly any room is wasted.
    expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThan(LONGEST - 1000);
  }
});

test('what is too much for one text is told without its entries', () => {
  for (const text of ['x'.repeat(LONGEST), 'ż'.repeat(LONGEST / 2)])
    expect(heard(announcements('there', [growth(1), growth(2, text), growth(3)]))).toEqual([
      growth(1),
      { game: 'game-2', seq: 2 },
      growth(3),
    ]);
});
