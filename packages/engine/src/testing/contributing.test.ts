/** What CONTRIBUTING.md shows is what runs: the variant, word for word, and the position. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { table } from './table.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const GUIDE = read('../../../../CONTRIBUTING.md');
const VARIANT = read('./variant/index.ts');

const blocks = (tag: string): string[] =>
  [...GUIDE.matchAll(/```(.*)\n([\s\S]*?)\n```/g)].filter(match => match[1] === tag).map(match => match[2]);

it('the variant of the guide is the one that is tested, whole and in order, imports and heading aside', () => {
  const shown = blocks('ts variant');
  expect(shown.length).toBeGreaterThan(6);
  const body = VARIANT.slice(VARIANT.indexOf('const fields = {'));
  expect(shown.join('\n\n')).toBe(body.trimEnd());
});

it('the position of the guide does what it says', () => {
  const [position] = blocks('ts position');
  new Function('table', 'expect', position)(table, expect);
  expect.assertions(1);
});

it('the lesson of the guide is one of the client', () => {
  const [lesson] = blocks('ts lesson');
  const plain = (text: string) => text.replaceAll(/\s+/g, '').replaceAll(/,(?=[\]}])/g, '');
  expect(plain(read('../../../web/src/learn/lessons.ts'))).toContain(plain(lesson));
});

it('every link of the guide leads somewhere', () => {
  const links = [...GUIDE.matchAll(/\]\((?!http)([^)#]+)/g)].map(match => match[1]);
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect(() => read(`../../../../${link}`)).not.toThrow();
});
