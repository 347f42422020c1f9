/** The program called with anything, and people who type anything: it ends, and says what is wrong without a stack. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Fate, fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
/** Nothing that is called here takes nearly so long; whoever does is ended. */
const HANGING = 25_000;
/** Games are saved where the program is called. */
const cwd = mkdtempSync(join(tmpdir(), 'cartagena-fuzz-'));
afterAll(() => rmSync(cwd, { recursive: true }));

function cartagena(args: readonly string[], input: string): Promise<{ status: number | null; told: string }> {
  return new Promise(resolve => {
    const env = { ...process.env, NO_COLOR: '1' };
    const child = spawn(process.execPath, [MAIN, ...args], { cwd, stdio: 'pipe', env, timeout: HANGING });
    let told = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        told += text;
      });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('close', status => resolve({ status, told }));
  });
}

const word = rubbishText.map(text => text.replaceAll('\u0000', '').slice(0, 2000));
/** Those that play or search for minutes are not among them. */
const COMMANDS = ['play', 'replay', 'check', 'verify', 'analyse', 'trace', 'bots'];
const OPTIONS = [
  '--edition',
  '--seats',
  '--pirates',
  '--modules',
  '--hands',
  '--seed',
  '--until',
  '--seat',
  '--players',
];

it('arguments', () =>
  fuzz(
    'cli: arguments',
    2,
    fc.tuple(
      fc.oneof(fc.constantFrom(...COMMANDS), word),
      fc.array(fc.oneof(fc.constantFrom(...OPTIONS), word), { maxLength: 5 }),
    ),
    async ([command, args]) => {
      const { status, told } = await cartagena([command, ...args], '');
      expect([0, 1]).toContain(status);
      expect(told).not.toMatch(/\n {4}at |node:internal/);
      return status === 0 ? 'accepted' : 'refused';
    },
  ));

it('what is typed at the table', () =>
  fuzz(
    'cli: lines typed',
    1,
    fc.array(
      fc.oneof(word, spoiltText(fc.constantFrom('play start key', 'retreat 3', 'help', 'undo', 'rules', '1', 'end'))),
      { minLength: 20, maxLength: 60 },
    ),
    async (lines): Promise<Fate> => {
      const { status, told } = await cartagena(['play', '--players', 'you,random', '--seed', 'fuzz'], lines.join('\n'));
      expect([0, 1]).toContain(status);
      expect(told).not.toMatch(/\n {4}at |node:internal/);
      return 'refused';
    },
  ));
