/** Records and saved games that older revisions wrote (fixtures/upgrade) are read by today's program. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartagena, fixture } from '../testing/cartagena.ts';

const upgraded = (name: string): string => fixture(`upgrade/${name}`);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartagena-upgrade-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: string[], input = ''): string {
  const { stdout, stderr, status } = cartagena(args, input);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return stdout;
}

const actionsIn = (file: string): unknown[] => JSON.parse(readFileSync(file, 'utf8')).actions;

it('a record is replayed to the same end', () => {
  const report = readFileSync(fixture('jamaica.txt'), 'utf8');
  expect(run(['replay', upgraded('record.json')])).toBe(report);
  run(['check', upgraded('record.json')]);
});

it('a fair record is verified, against what was saved during the game', () => {
  const output = run(['verify', upgraded('fair-record.json'), '--kept', upgraded('fair-record.kept.json')]);
  expect(output).toContain('✓ All 175 actions are legal with these draws.');
});

it('a saved game continues', () => {
  const file = join(folder, 'game.json');
  copyFileSync(upgraded('saved-game.json'), file);
  const before = actionsIn(file);
  run(['play', '--resume', file, '--save', file], '1\n1\n1\n');
  const after = actionsIn(file);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length + 3);
});
