import { expect, it } from 'vitest';
import { ok, refuse, short, show, unwrap } from './result.ts';

it('a name is cut after forty letters', () => {
  expect(short('x'.repeat(40))).toBe('x'.repeat(40));
  expect(short('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
});

it.each([
  ['a "text"', '"a "text""'],
  ['x'.repeat(50), `"${'x'.repeat(40)}…"`],
  [5, '5'],
  [null, 'null'],
  [undefined, 'undefined'],
  [{ a: 1 }, 'an object'],
  [[1, 'two', { three: 3 }, [4, 5]], '[1,"two",an object,[…]]'],
  [[1, 2, 3, 4, 5, 6], '[1,2,3,4,5]'],
])('%j is shown as %s', (value, text) => {
  expect(show(value)).toBe(text);
});

it('a result gives its value, or throws with its reason', () => {
  expect(unwrap(ok(5))).toBe(5);
  expect(() => unwrap(refuse('no', 'It cannot be.'))).toThrow('It cannot be.');
});
