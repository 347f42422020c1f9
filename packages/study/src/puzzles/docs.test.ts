import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as puzzles from './index.ts';

it('the example of docs/puzzles.md runs', async () => {
  const page = readFileSync(new URL('../../../../docs/puzzles.md', import.meta.url), 'utf8');
  const [, names, code] = page.match(/```ts\nimport (\{.*\}) from '@cartagena\/study\/puzzles';\n(.*?)```/s)!;
  const run = new Function('puzzles', `return (async () => { const ${names} = puzzles; ${code}; return puzzle; })()`);
  const puzzle: puzzles.Puzzle = await run(puzzles);
  expect(puzzle.id).toBe(puzzles.puzzleOfTheDay('2026-11-16').id);
});
