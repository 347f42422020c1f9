import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { cartagena, MAIN } from '../testing/cartagena.ts';

describe('trace', () => {
  const lines = cartagena([
    'trace',
    '--edition',
    'wielka',
    '--modules',
    'all',
    '--seats',
    '3',
    '--seed',
    't',
    '--games',
    '2',
  ])
    .stdout.trim()
    .split('\n')
    .map(line => JSON.parse(line));

  it('prints each game from its configuration to its winners', () => {
    expect(lines.filter(line => line.type === 'game').map(line => line.seed)).toEqual(['t-0', 't-1']);
    expect(lines[0]).toMatchObject({
      format: 1,
      config: { edition: 'wielka', seats: 3, revision: expect.any(Number) },
    });
    expect(lines.at(-1)).toMatchObject({ type: 'end', game: 1, winners: expect.any(Array) });
  });

  it('lists every action among the legal ones, with the complete state after it', () => {
    const actions = lines.filter(line => line.type === 'action');
    expect(actions.length).toBeGreaterThan(100);
    for (const { legal, action, state } of actions) {
      expect(legal).toContainEqual(action);
      expect(Object.keys(state)).toEqual(
        expect.arrayContaining(['path', 'seats', 'stockCards', 'row', 'pile', 'buried', 'chests']),
      );
    }
  });

  it('has format 1 unless another one is asked for', () => {
    const trace = (...format: string[]) => cartagena(['trace', '--seed', 'f', '--pirates', '4', ...format]).stdout;
    expect(trace('--format', '1')).toBe(trace());
    const [first] = trace('--format', '2').split('\n', 1);
    expect(JSON.parse(first)).toMatchObject({ format: 2, state: { stockCount: expect.any(Number) } });
  });

  it('refuses a format that it does not know', () => {
    const { status, stdout, stderr } = cartagena(['trace', '--seed', 'f', '--format', '3']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain("option '--format <n>' argument '3' is invalid. It must be 1 or 2.");
  });

  it('can be cut off by its reader', () => {
    const command = `"${process.execPath}" "${MAIN}" trace --edition wielka --modules all --seed x --games 20 | head -n 1`;
    const { stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8', maxBuffer: 1 << 28 });
    expect(JSON.parse(stdout).type).toBe('game');
    expect(stderr).toBe('');
  });

  it('is reproducible', () => {
    const once = () => cartagena(['trace', '--edition', 'diaries', '--modules', 'all', '--seed', 'same']).stdout;
    expect(once()).toBe(once());
  });
});
