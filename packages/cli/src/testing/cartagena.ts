/** Runs the built program in a process of its own, as users do. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The path of a file in fixtures/. */
export const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../../../fixtures/${name}`, import.meta.url));

export function cartagena(args: readonly string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { stdout, stderr, status };
}
