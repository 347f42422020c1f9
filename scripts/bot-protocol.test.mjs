// The game that docs/bot-protocol.md shows has the messages and fields of a real one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cartagena-protocol-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names of fields, at every depth but in lists of names and places. */
const fieldsOf = value =>
  Array.isArray(value)
    ? value.slice(0, 1).map(fieldsOf)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fieldsOf(part)]))
      : typeof value === 'string'
        ? 'text'
        : typeof value;

it('shows a game as it is', () => {
  const page = readFileSync(join(ROOT, 'docs/bot-protocol.md'), 'utf8');
  const [, block] = page.match(/```text protocol\n(.*?)```/s);
  const shown = [...block.matchAll(/^→ (.*)$/gm)].map(([, line]) => JSON.parse(line));
  const answers = [...block.matchAll(/^← (.*)$/gm)].map(([, line]) => JSON.parse(line));

  const sent = join(folder, 'sent.jsonl');
  const bot = `mine=cmd:tee ${sent} | node examples/line-bot.mjs`;
  const main = join(ROOT, 'packages/cli/dist/main.js');
  const args = ['arena', '--bots', 'mine,greedy', '--bot', bot, '--games', '2', '--jobs', '1', '--seed', 'docs'];
  const { status, stderr } = spawnSync(process.execPath, [main, ...args], { cwd: ROOT, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const real = readFileSync(sent, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));

  expect(shown.map(({ type }) => type)).toEqual(['hello', 'game', 'decide', 'over', 'bye']);
  for (const message of shown)
    expect(fieldsOf(message)).toEqual(
      fieldsOf(real.find(({ type, seat }) => type === message.type && seat === message.seat)),
    );
  const question = shown.find(({ type }) => type === 'decide');
  expect(answers).toEqual([{ id: question.id, action: expect.any(Number) }]);
  expect(answers[0].action).toBeLessThan(question.legal.length);
});
