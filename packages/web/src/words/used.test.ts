/** Words that nobody says any more are found, so that nobody has to translate them. */
import { expect, it } from 'vitest';
import { EN } from './testing/catalogues.ts';

const SOURCES = import.meta.glob<string>(
  ['../**/*.ts', '../**/*.tsx', '!../**/*.test.ts', '!./{en,pl}*.ts', '!./testing/*'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
const source = Object.values(SOURCES).join('\n');

const literals = new Set([...source.matchAll(/['"]([a-z][\w.-]+)['"]/g)].map(([, text]) => text));

/** Keys that are put together, such as `edition.${id}.about`; those that begin with a choice are named here. */
const patterns = [
  /^(at|to|table\.from|pirate)\./,
  /^(table\.do|table\.button)\.place\./,
  ...[...source.matchAll(/`([a-z][\w.-]*\.)\$\{([^`{}]*\}([\w.-]*)`)?/g)].map(
    ([, before, isSimple, after]) => new RegExp(`^${before}${isSimple ? `[\\w-]+${after}$` : ''}`),
  ),
];

/** What a speaker adds to the key of what a seat does. */
const base = (key: string): string => key.replace(/\.(you|from-you)$/, '');

const isSaid = (key: string): boolean => literals.has(key) || patterns.some(pattern => pattern.test(key));

it('every key is said somewhere', () => {
  const left = Object.keys(EN).filter(key => !isSaid(key) && !isSaid(base(key)));
  expect(left).toEqual([]);
});

it('a key that is said nowhere would be found', () => {
  expect(['ui.nothing', 'home.nobody', 'online.fair.never'].filter(isSaid)).toEqual([]);
});
