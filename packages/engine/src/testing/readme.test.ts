/** The examples of the engine's README run as they stand, against what the package exports. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as engine from '../index.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const EXAMPLES = [...README.matchAll(/```ts\n([\s\S]*?)\n```/g)].map(match => match[1]);

/** Runs a block whose only import is the engine's, and returns what it printed. */
function run(block: string): unknown[] {
  const printed: unknown[] = [];
  const script = block.replace(/import (\{[\s\S]*?\}) from '@cartagena\/engine';/, 'const $1 = engine;');
  new Function('engine', 'console', script)(engine, { log: (value: unknown) => printed.push(value) });
  return printed;
}

it('has a game and a bare loop', () => {
  expect(EXAMPLES).toHaveLength(2);
});

it('plays an action, refuses a wrong one with a sentence, and shows a view', () => {
  const [refusal, view] = run(EXAMPLES[0]);
  expect(refusal).toMatch(/^The card of a play must be one of sabre, pistol/);
  expect(view).toMatchObject({ viewer: 0, hasActed: true });
});

it('plays a whole game in the bare loop', () => {
  expect(run(EXAMPLES[1])).toEqual([expect.stringMatching(/^Seat [123] won after \d+ turns\.$/)]);
});

it('names nothing that the package does not export', () => {
  const names = [...README.matchAll(/`([a-z][A-Za-z]+)`/g)].map(match => match[1]);
  expect(names.filter(name => !(name in engine))).toEqual([]);
});
