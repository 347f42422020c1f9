import { readFileSync } from 'node:fs';
import { type Choices, setUp, unwrap } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { LADDER_TABLE, LADDER_TABLES, ladderTableOf } from './ladder-tables.ts';
import { steadinessAt } from './steadiness.ts';

const tableOf = (choices: Choices) => ladderTableOf(unwrap(setUp(choices)));

it.each(LADDER_TABLES)('recognises %s', name => {
  expect(tableOf(LADDER_TABLE[name])).toBe(name);
  expect(tableOf({ ...LADDER_TABLE[name], pirates: 4, luck: 'same' })).toBe(name);
});

it.each<Choices>([
  { edition: 'classic', supply: 'row', hands: 'hidden' },
  { edition: 'classic', seats: 3 },
  { edition: 'family' },
  { edition: 'wielka', modules: ['retreat', 'empty', 'items'] },
  { edition: 'classic', modules: ['retreat', 'flag'] },
])('plays as usual at a table that was not measured: %j', choices => {
  expect(tableOf(choices)).toBeUndefined();
  const usual = { landlubber: 0.28, deckhand: 0.19, sailor: 0.11, buccaneer: 0.5, corsair: 1 };
  expect(steadinessAt(unwrap(setUp(choices)))).toEqual(usual);
});

it.each(LADDER_TABLES)('a lower level misjudges more at %s, and shares are shares', name => {
  const { landlubber, deckhand, sailor, buccaneer, corsair } = steadinessAt(unwrap(setUp(LADDER_TABLE[name])));
  expect([landlubber, deckhand, sailor].toSorted((a, b) => b - a)).toEqual([landlubber, deckhand, sailor]);
  for (const share of [buccaneer, corsair]) expect(Math.min(Math.max(share, 0), 1)).toBe(share);
});

it.each(LADDER_TABLES)('docs/bots.md shows the numbers of %s', name => {
  const page = readFileSync(new URL('../../../../docs/bots.md', import.meta.url), 'utf8');
  const { landlubber, deckhand, sailor, buccaneer, corsair } = steadinessAt(unwrap(setUp(LADDER_TABLE[name])));
  expect(page).toContain(`| ${[name, landlubber, deckhand, sailor, buccaneer, corsair].join(' | ')} |`);
});
