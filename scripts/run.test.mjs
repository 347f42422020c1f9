import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const run = (...args) => spawnSync(process.execPath, ['scripts/run.mjs', ...args], { encoding: 'utf8' });

it.each([
  ['nonsense', 'Usage'],
  ['size', 'takes no options'],
  ['lighthouse', 'takes no options'],
  ['pack', 'Usage'],
  ['check-packages', 'Usage'],
  ['release', 'Usage'],
  ['frames', 'npm run frames'],
  ['fuzz', 'npm run fuzz'],
  ['benchmark', 'npm run benchmark'],
  ['env-bench', 'npm run env-bench'],
  ['screenshots', 'npm run screenshots'],
])('`npm run %s -- --nonsense` says what is wrong, and does nothing', (job, says) => {
  const before = readdirSync('.');
  const { status, stdout, stderr } = run(job, '--nonsense');
  expect(status).toBe(1);
  expect(stderr).toContain(says);
  expect(stdout + stderr).not.toMatch(/^ +at /m);
  expect(readdirSync('.')).toEqual(before);
});

it('`--help` is no mistake', () => {
  expect(run('fuzz', '--help')).toMatchObject({ status: 0, stderr: '' });
});
