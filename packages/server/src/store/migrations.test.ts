import { expect, test } from 'vitest';
import { DIALECTS, MIGRATIONS, missingSteps } from './migrations.ts';

const second = { name: 'second', statements: () => ['create table b (c text)'] };

test.each(DIALECTS)('steps that are recorded are not taken again (%s)', dialect => {
  const all = missingSteps(dialect, []);
  expect(all.length).toBe(MIGRATIONS.length);
  expect(missingSteps(dialect, all)).toEqual([]);
  expect(missingSteps(dialect, all, [...MIGRATIONS, second]).map(({ name }) => name)).toEqual(['second']);
});

test.each(DIALECTS)('what does not belong together is refused (%s)', dialect => {
  const newer = missingSteps(dialect, [], [...MIGRATIONS, second]);
  expect(() => missingSteps(dialect, newer)).toThrow(/newer than this program/);
  expect(() => missingSteps(dialect, newer, [...MIGRATIONS, { ...second, statements: () => [] }])).toThrow(
    /do not belong together/,
  );
});
