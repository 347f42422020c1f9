/** Which rules are tested? Every id of docs/rules must stand in the title of a test, and no test may name an id that is none. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);
const read = (folder: URL, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => ending.test(file) && !/node_modules|dist/.test(file))
    .map(file => readFileSync(new URL(file.replaceAll('\\', '/'), folder), 'utf8'));

const ids = (texts: string[], pattern: RegExp): Set<string> =>
  new Set(texts.flatMap(text => [...text.matchAll(pattern)].map(match => match[1])));

const RULES = ids(read(new URL('docs/rules/', ROOT), /\.md$/), /^\s*[-*]?\s*\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*/gm);
const NAMED = ids(read(new URL('packages/', ROOT), /\.test\.ts$/), /\[([A-Z]{2,}(?:-[A-Z0-9]+)+)\]/g);

describe('the rules', () => {
  it('are all told', () => {
    expect(RULES.size).toBeGreaterThanOrEqual(72);
  });

  it('are all tested', () => {
    expect([...RULES].filter(id => !NAMED.has(id))).toEqual([]);
  });

  it('are named right in tests', () => {
    expect([...NAMED].filter(id => !RULES.has(id))).toEqual([]);
  });
});
