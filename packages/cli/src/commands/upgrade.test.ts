/** Records and saved games that older revisions wrote (fixtures/upgrade) are read by today's program. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const fixture = (name: string): string => path(`../../../../fixtures/upgrade/${name}`);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartagena-upgrade-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function cartagena(args: string[], input = ''): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [path('../../dist/main.js'), ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return stdout;
}

const actionsIn = (file: string): unknown[] => JSON.parse(readFileSync(file, 'utf8')).actions;

it('a record is replayed to the same end', () => {
  const report = readFileSync(path('../../../../fixtures/jamaica.txt'), 'utf8');
  expect(cartagena(['replay', fixture('record.json')])).toBe(report);
  cartagena(['check', fixture('record.json')]);
});

it('a fair record is verified, against what was noted then', () => {
  const said = cartagena(['verify', fixture('fair-record.json'), '--kept', fixture('fair-record.kept.json')]);
  expect(said).toContain('✓ All 175 actions are legal with these draws.');
});

it('a game that was left goes on', () => {
  const file = join(folder, 'game.json');
  copyFileSync(fixture('saved-game.json'), file);
  const before = actionsIn(file);
  cartagena(['play', '--resume', file, '--save', file], '1\n1\n1\n');
  const after = actionsIn(file);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length + 3);
});
