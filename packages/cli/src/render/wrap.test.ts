import { expect, it } from 'vitest';
import { wrap } from './wrap.ts';

it.each<[string, number, number, string[]]>([
  ['one two three', 20, 2, ['one two three']],
  ['one two three', 8, 2, ['one two', '  three']],
  ['  Row: a b c', 9, 4, ['  Row: a', '    b c']],
  ['play    lay a card', 13, 8, ['play    lay a', '        card']],
  ['a-very-long-word b', 5, 0, ['a-very-long-word', 'b']],
  ['', 5, 0, ['']],
])('breaks %j at %i', (text, columns, indent, lines) => expect(wrap(text, columns, indent)).toEqual(lines));
