import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DIALECTS, MIGRATIONS, statementsOf } from './migrations.ts';

/** Of the statements of each, on SQLite and on PostgreSQL. A new migration adds a line; a line that is there never changes. */
const RELEASED = {
  '0001-games-and-players': ['53f78e1107103970', 'e847ce1e474607e9'],
  '0002-forgotten-games': ['453d50eef9e3622e', 'c38654362a0fe82f'],
  '0003-large-databases': ['c1c4fb5ab2b37850', '06b0b7b76c949e5b'],
  '0004-jobs': ['010a3536a968e144', '54ec88ebae18e8aa'],
  '0005-vacuum': ['e3b0c44298fc1c14', 'a47b66315e9472ab'],
  '0006-daily-results': ['8cf45cda109da054', '7401dc4d02806c48'],
};

test('no released migration was edited', () => {
  const checksum = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  const found = Object.keys(MIGRATIONS).map(name => [
    name,
    DIALECTS.map(dialect => checksum(statementsOf(name, dialect).join(';\n'))),
  ]);
  expect(Object.fromEntries(found)).toEqual(RELEASED);
});

test('migrations are listed in the order of their names, in which they run', () => {
  const names = Object.keys(MIGRATIONS);
  expect(names).toEqual([...names].sort());
});
