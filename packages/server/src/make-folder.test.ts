import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'cartagena-folder-'));
afterAll(() => rmSync(root, { recursive: true }));

it('makes a folder and those above it; one that exists is fine', () => {
  const folder = join(root, 'a', 'b', 'c');
  for (let times = 0; times < 2; times++) makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

it('refuses where a file is in the way', () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(join(file, 'x', 'y'))).toThrow('ENOTDIR');
});

it.runIf(existsSync('/proc/self'))('refuses where the system makes no folders', () => {
  expect(() => makeFolder('/proc/x')).toThrow('ENOENT');
  expect(() => makeFolder('/proc/x/y')).toThrow('ENOENT');
});
