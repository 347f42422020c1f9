import { EDITION, EDITIONS, MODULES, resolveRules, setUp, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { helpFor } from './help.ts';

const TABLES = [
  ...EDITIONS.map(edition => ({ edition, modules: EDITION[edition].defaults.modules })),
  ...EDITIONS.map(edition => ({
    edition,
    modules: MODULES.filter(id => [...EDITION[edition].defaults.modules, ...EDITION[edition].optional].includes(id)),
  })),
];

describe.each(TABLES)('the help of $edition with $modules', table => {
  const rules = resolveRules(unwrap(setUp(table)));
  const lines = helpFor(rules, 80).split('\n');

  it('explains everything that can be done in a turn', () => {
    for (const { type, phase } of rules.moveTypes)
      if (phase === 'turn') expect(lines.some(line => line.startsWith(`  ${type} `))).toBe(true);
  });

  it('fits the screen', () => {
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });
});

it('speaks only of signs that this table has', () => {
  const help = (edition: (typeof EDITIONS)[number], ...modules: (typeof MODULES)[number][]) =>
    helpFor(resolveRules(unwrap(setUp({ edition, modules: ['retreat', ...modules] }))), 80);
  expect(help('classic')).not.toMatch(/hat;|closed chest|star|caved in|row/);
  expect(help('wielka', 'items')).toMatch(/closed chest/);
  expect(help('diaries', 'captain', 'raft')).toMatch(/star.*hat;.*caved in.*row/s);
});
