// What docs/env.md, docs/benchmark.md, docs/bot-protocol.md and clients/python/README.md show runs as they show it.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAIN = join(ROOT, 'packages/cli/dist/main.js');
const PAGES = ['docs/env.md', 'docs/benchmark.md', 'docs/bot-protocol.md', 'clients/python/README.md'];
const hasPython = spawnSync('python3', ['--version']).status === 0;
const hasCompiler = spawnSync('cc', ['--version']).status === 0;

/** A folder to run in, with what the pages name in it, and `cartagena` on the path. */
const folder = mkdtempSync(join(tmpdir(), 'cartagena-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ['examples', 'clients']) symlinkSync(join(ROOT, name), join(folder, name));
writeFileSync(join(folder, 'cartagena'), `#!/bin/sh\nexec "${process.execPath}" "${MAIN}" "$@"\n`);
chmodSync(join(folder, 'cartagena'), 0o755);
const env = {
  ...process.env,
  PATH: `${folder}${delimiter}${process.env.PATH}`,
  PYTHONPATH: join(ROOT, 'clients/python'),
  PYTHONDONTWRITEBYTECODE: '1',
  CARTAGENA: `${process.execPath} ${MAIN}`,
};
const run = (command, args, input) => spawnSync(command, args, { cwd: folder, env, input, encoding: 'utf8' });

/** What takes long is run short, and writes nothing into the repository. */
const shortened = text =>
  text
    .replace(
      '--games 4000 --every 200 --plot docs/env-training.svg',
      '--games 1 --opponent random --every 1 --plot plot.svg',
    )
    .replace('--games 100', '--games 2');

const BLOCKS = PAGES.flatMap(page =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
    page,
    language,
    text,
  })),
);

it('every block is of a kind that is run', () => {
  const kinds = new Set(BLOCKS.map(({ language }) => language));
  expect([...kinds].sort()).toEqual(['python', 'sh', 'text exchange', 'text protocol']);
});

describe.each(PAGES)('%s', page => {
  const blocks = language => BLOCKS.filter(block => block.page === page && block.language === language);
  const named = list => list.map(({ text }) => [text.split('\n')[0], text]);

  it.each(named(blocks('sh').filter(({ text }) => !/^npm run/.test(text))))('runs: %s', (_, text) => {
    if (text.startsWith('python3') && !hasPython) return;
    if (text.startsWith('cc ') && !hasCompiler) return;
    const { status, stdout, stderr } = run('sh', ['-e', '-c', shortened(text)]);
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.length).toBeGreaterThan(0);
  });

  it.each(named(blocks('sh').filter(({ text }) => /^npm run/.test(text))))('has the script: %s', (_, text) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(scripts).toHaveProperty(/^npm run ([\w-]+)/.exec(text)[1]);
  });

  it.runIf(hasPython).each(named(blocks('python')))('runs: %s …', (_, text) => {
    const { status, stderr } = run('python3', ['-c', text]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

it('the exchange of docs/env.md is a real one', () => {
  const { text } = BLOCKS.find(({ language }) => language === 'text exchange');
  const linesOf = arrow =>
    text
      .split('\n')
      .filter(line => line.startsWith(arrow))
      .map(line => line.slice(2));
  const { stdout } = run('cartagena', ['env', '--seed', 'docs'], linesOf('→').join('\n'));
  const answers = stdout.trim().split('\n');
  const shown = linesOf('←');
  expect(answers).toHaveLength(shown.length);
  for (const [i, line] of shown.entries()) {
    const escaped = line.split('…').map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    expect(answers[i]).toMatch(new RegExp(`^${escaped.join('.*')}$`));
  }
});

it('the game of docs/bot-protocol.md has the messages and fields of a real one', () => {
  const { text } = BLOCKS.find(({ language }) => language === 'text protocol');
  const shown = [...text.matchAll(/^→ (.*)$/gm)].map(([, line]) => JSON.parse(line));
  const bot = `mine=cmd:tee sent.jsonl | node examples/line-bot.mjs`;
  const arena = run('cartagena', ['arena', '--bots', 'mine,greedy', '--bot', bot, '--games', '2', '--jobs', '1']);
  expect(arena.status, arena.stderr).toBe(0);
  const sent = readFileSync(join(folder, 'sent.jsonl'), 'utf8').trim().split('\n');
  const real = sent.map(line => JSON.parse(line));
  expect(shown.map(({ type }) => type)).toEqual(['hello', 'game', 'decide', 'over', 'bye']);
  for (const message of shown) {
    const same = real.find(({ type }) => type === message.type);
    expect(Object.keys(message)).toEqual(Object.keys(same));
    expect(Object.keys(message.view ?? {}).sort()).toEqual(Object.keys(same.view ?? {}).sort());
    expect(Object.keys(message.config ?? {}).sort()).toEqual(Object.keys(same.config ?? {}).sort());
  }
});
