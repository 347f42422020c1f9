// The yardstick in C++ plays the same game as the engine: its games are as long as those of the engine's own test.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GAMES = 4000;
const TOLERANCE = 0.02;

const hasCompiler = spawnSync('g++', ['--version']).status === 0;

/** The means that the engine is tested for, by seats. */
const MEANS = [
  ...readFileSync(join(ROOT, 'packages/engine/src/testing/yardstick.test.ts'), 'utf8').matchAll(
    /\{ seats: (\d), actions: (\d+), turns: (\d+) \}/g,
  ),
].map(([, seats, actions, turns]) => ({ seats: +seats, actions: +actions, turns: +turns }));

/** The line of output in tools/yardstick/README.md. */
const [, line] = readFileSync(join(ROOT, 'tools/yardstick/README.md'), 'utf8').match(/```json\n(.*)\n```/);
const SHOWN = JSON.parse(line);

describe.skipIf(!hasCompiler)('the yardstick', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartagena-yardstick-'));
  const program = join(folder, 'yardstick');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  beforeAll(() => {
    const source = join(ROOT, 'tools/yardstick/yardstick.cpp');
    const { status, stderr } = spawnSync('g++', ['-O2', '-Wall', '-Wextra', '-Werror', '-o', program, source]);
    expect(status, String(stderr)).toBe(0);
  });

  it('is compared for two and for five seats', () => {
    expect(MEANS.map(({ seats }) => seats)).toEqual([2, 5]);
  });

  it.each(MEANS)('plays games of the same length at $seats seats', ({ seats, actions, turns }) => {
    const { stdout } = spawnSync(program, [String(seats), String(GAMES)], { encoding: 'utf8' });
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ seats, games: GAMES, unfinished: 0 });
    expect(Object.keys(SHOWN)).toEqual(Object.keys(result));
    expect(Math.abs(result.actionsPerGame / actions - 1)).toBeLessThan(TOLERANCE);
    expect(Math.abs(result.turnsPerGame / turns - 1)).toBeLessThan(TOLERANCE);
  });
});
