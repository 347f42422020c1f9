import { describe, expect, it } from 'vitest';
import { looksLikeOne, numbered, skeletonOf } from './look-alike.ts';
import { cleaned, cleanedName } from './wording.ts';

describe('a name', () => {
  it.each([
    ['fillers of Hangul', '\u3164'],
    ['empty Braille', '\u2800\u2800'],
    ['a joiner alone', '\u200d'],
    ['joiners and spaces', ' \u200d \u200d '],
    ['a selector of variants', '\ufe0f'],
    ['half-width fillers', '\uffa0\u115f\u1160'],
    ['a mark without a letter', '\u0301'],
    ['zero width', '\u200b\u2060\ufeff'],
    ['a soft hyphen', '\u00ad'],
  ])('of nothing to see is refused: %s', (_, name) => {
    expect(() => cleanedName('name', name)).toThrow('something to see');
  });

  it('with a pile of marks is refused', () => {
    expect(() => cleanedName('name', `A${'\u0301\u0302'.repeat(4)}`)).toThrow('too many marks');
    expect(() => cleaned('text', `hello${'\u0336'.repeat(20)}`)).toThrow('too many marks');
  });

  it.each([
    ['Zoë', 'Zoë'],
    ['Ngô Thị Ánh', 'Ngô Thị Ánh'],
    ['Łukasz', 'Łukasz'],
    ['สมชาย', 'สมชาย'],
    ['  Anne \u3164 Bonny ', 'Anne Bonny'],
    ['An\u200dne', 'Anne'],
    ['👩\u200d🚀', '👩\u200d🚀'],
    ['🏴\u200d☠\ufe0f', '🏴\u200d☠\ufe0f'],
    ['👩🏽\u200d🚀', '👩🏽\u200d🚀'],
  ])('of people stays theirs: %s', (name, shown) => {
    expect(cleanedName('name', name)).toBe(shown);
  });
});

describe('names that look the same', () => {
  it.each([
    ['Anne', 'Аnnе'],
    ['Anne', 'ANNE'],
    ['Anne', 'Ａｎｎｅ'],
    ['Anne', 'A n n e'],
    ['Anne', 'Anne.'],
    ['lan', 'Ian'],
    ['Bo', 'B0'],
    ['Tom', 'Torn'],
    ['Pavel', 'Рavel'],
    ['Nikos', 'Νikοs'],
  ])('%s and %s', (a, b) => {
    expect(skeletonOf(a)).toBe(skeletonOf(b));
    expect(looksLikeOne(b, ['Mary', a])).toBe(true);
  });

  it.each([
    ['Anne', 'Anna'],
    ['Анна', 'Anna K'],
    ['Иван', 'Петр'],
    ['Ola', 'Ula'],
    ['Zoë', 'Zoe'],
  ])('are not %s and %s', (a, b) => {
    expect(skeletonOf(a)).not.toBe(skeletonOf(b));
  });

  it('get a number when nobody chose them', () => {
    expect(numbered('Anne', ['Mary'])).toBe('Anne');
    expect(numbered('Anne', ['Mary', 'anne', 'Anne 2'])).toBe('Anne 3');
    const long = 'A'.repeat(24);
    expect(numbered(long, [long])).toBe(`${'A'.repeat(22)} 2`);
  });
});
