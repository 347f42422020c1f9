/** The tests of the Python client, where there is Python. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('There is no python3 here: the tests of clients/python are skipped.');

it.runIf(hasPython)('the Python client passes its own tests', () => {
  const { status, stderr } = spawnSync('python3', ['-m', 'unittest', 'discover', 'clients/python/tests'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect({ status, stderr }).toMatchObject({ status: 0 });
});
