/** The playthroughs of the repository are those that the program makes: ids, observations and rules are as they were. */
import { readdirSync, readFileSync } from 'node:fs';
import { EDITIONS, resolveRules, setUp, unwrap } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { playthrough } from './playthrough.ts';

const FOLDER = new URL('../../../../docs/playthroughs/', import.meta.url);

it.each(EDITIONS)('docs/playthroughs/%s.txt is what the command makes', edition => {
  const lines = [...playthrough(resolveRules(unwrap(setUp({ edition }))), { seed: 'playthrough', states: 12 })];
  expect(`${lines.join('\n')}\n`).toBe(readFileSync(new URL(`${edition}.txt`, FOLDER), 'utf8'));
});

it('there is one for each edition', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(EDITIONS.map(edition => `${edition}.txt`).sort());
});
