/** The program with arbitrary arguments and arbitrary input: it ends, and says what is wrong without a stack trace. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fate, fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { MAIN } from './testing/cartagena.ts';

/** A process that runs longer than this hangs, and is killed. */
const HANGING_MS = 25_000;
/** Games are saved in the working directory. */
const cwd = mkdtempSync(join(tmpdir(), 'cartagena-fuzz-'));
afterAll(() => rmSync(cwd, { recursive: true }));

function cartagena(args: readonly string[], input: string): Promise<{ status: number | null; output: string }> {
  return new Promise(resolve => {
    const env = { ...process.env, NO_COLOR: '1' };
    const child = spawn(process.execPath, [MAIN, ...args], { cwd, stdio: 'pipe', env, timeout: HANGING_MS });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        output += text;
      });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('close', status => resolve({ status, output }));
  });
}

const word = rubbishText.map(text => text.replaceAll('\u0000', '').slice(0, 2000));
/** Without the commands that play or search for minutes. */
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
      const { status, output } = await cartagena([command, ...args], '');
      expect([0, 1]).toContain(status);
      expect(output).not.toMatch(/\n {4}at |node:internal/);
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
      const { status, output } = await cartagena(
        ['play', '--players', 'you,random', '--seed', 'fuzz'],
        lines.join('\n'),
      );
      expect([0, 1]).toContain(status);
      expect(output).not.toMatch(/\n {4}at |node:internal/);
      return 'refused';
    },
  ));
