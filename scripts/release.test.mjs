import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkSums, hasEntry, strayVersions, withVersion } from './release.mjs';

const read = path => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const PATHS = [
  'package.json',
  ...readdirSync(new URL('../packages', import.meta.url)).map(name => `packages/${name}/package.json`),
];
const { version } = JSON.parse(read('package.json'));

it('all packages have one version, and the change log has a part about it', () => {
  expect(
    strayVersions(
      PATHS.map(path => [path, JSON.parse(read(path))]),
      version,
    ),
  ).toEqual([]);
  expect(hasEntry(read('CHANGELOG.md'), version)).toBe(true);
});

it('setting a version sets it everywhere, and nothing else', () => {
  const moved = PATHS.map(path => [path, JSON.parse(withVersion(read(path), '9.8.7'))]);
  expect(strayVersions(moved, '9.8.7')).toEqual([]);
  expect(strayVersions(moved, version).length).toBeGreaterThan(PATHS.length);
  for (const path of PATHS) expect(withVersion(withVersion(read(path), '9.8.7'), version)).toBe(read(path));
});

it('a version that the change log only mentions has no part there', () => {
  expect(hasEntry('# Changes\n\nSince 0.2.0\n\n## 0.1.0 – 2026-11-18\n', '0.2.0')).toBe(false);
});

it('check sums are as sha256sum writes them', () => {
  expect(checkSums([['a.tgz', Buffer.from('abc')]])).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.tgz\n',
  );
});
