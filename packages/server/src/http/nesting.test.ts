import { expect, it } from 'vitest';
import { isTooDeep } from './nesting.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it.each([
  ['nothing', '', false],
  ['as deep as it may be', nested(20), false],
  ['deeper', nested(21), true],
  ['objects', '{"a":'.repeat(21), true],
  ['many beside each other', `[${Array(100).fill('[]').join()}]`, false],
  ['in a text', JSON.stringify('['.repeat(100)), false],
  ['after a text with quotes in it', `["\\"",${nested(20)}]`, true],
  ['in a text with a quote in it', JSON.stringify(`"${'['.repeat(100)}`), false],
])('%s', (_, json, expected) => expect(isTooDeep(json)).toBe(expected));
