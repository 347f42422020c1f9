/** Our own examples pass; a program that breaks one rule fails that check and says so. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { cartagena } from '../testing/cartagena.ts';
import { CHECKS } from './checks.ts';

const EXAMPLES = fileURLToPath(new URL('../../../../examples/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cartagena-conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));
const OPTIONS = { timeoutMs: 20_000, decisions: 3, graceMs: 1000 };
let scripts = 0;

/** A program that is right, but for this code, which runs first for each message. */
function broken(code: string, atStart = ''): string {
  const file = join(folder, `bot-${scripts++}.cjs`);
  writeFileSync(
    file,
    `const say = value => process.stdout.write(JSON.stringify(value) + '\\n');
    let count = 0;
    ${atStart}
    require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
      if (line === '') return;
      const message = JSON.parse(line);
      const { type, id, legal, view } = message;
      if (type === 'decide') count++;
      ${code}
      if (type === 'bye') process.exit();
      if (type === 'decide') say({ id, action: 0 });
    });`,
  );
  return `"${process.execPath}" "${file}"`;
}

const check = (name: string) => CHECKS.find(one => one.name.startsWith(name))!;

describe('a check', () => {
  it.each([
    [
      'starts',
      'if (type === "hello") say({ name: "me" });',
      /^After "hello" it (wrote a line without being asked|answered)/,
    ],
    ['answers', 'if (type === "decide") return say({ id: 99, action: 0 });', /wrong id: it must be 1, not 99/],
    [
      'plays wielka with retreat, empty',
      'if (type === "decide" && count > 1) return say({ id, action: 999 });',
      /action 999, but/,
    ],
    ['plays two seats', 'if (count > 1 && type === "game") process.exit(3);', /ended with code 3/],
    ['skips fields', 'if (message.weather) throw new Error("What weather?");', /What weather\?/],
    [
      'skips messages',
      'if (type === "weather") say({ id: 1, action: 0 });',
      /^After a message of unknown type it (wrote|answered)/,
    ],
    ['writes nothing when', 'if (type === "over") say("gg");', /^After "over" it (wrote a line|answered)/],
    ['leaves soon', 'if (type === "bye") return;', /^After "bye" it was still running 1 s later/],
    ['leaves when its input ends without', '', /still running/, 'setInterval(() => {}, 1000);'],
    ['plays several', 'if (message.game > 1) return;', /did not answer within 300 ms/],
  ])('named "%s" fails a bot that breaks just that', async (name, code, message, atStart = '') => {
    const timeoutMs = name === 'plays several' ? 300 : OPTIONS.timeoutMs;
    await expect(check(name).run({ ...OPTIONS, timeoutMs, command: broken(code, atStart) })).rejects.toThrow(message);
  });

  it('of bad JSON fails a bot that answers it', async () => {
    const file = join(folder, 'eager.cjs');
    writeFileSync(
      file,
      `require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
        const id = /"id": ?(\\d+)/.exec(line)?.[1];
        if (line.includes('decide')) console.log(JSON.stringify({ id: Number(id), action: 0 }));
      });`,
    );
    const run = check('ends or goes on').run({ ...OPTIONS, command: `"${process.execPath}" "${file}"` });
    await expect(run).rejects.toThrow(/^After a line that is not JSON it wrote/);
  });
});

describe('cartagena conformance', () => {
  // The one in Python passes in scripts/research-docs.test.mjs.
  it('passes our example', () => {
    const bot = `"${process.execPath}" "${EXAMPLES}line-bot.mjs"`;
    const patience = ['--decisions', '5', '--time-limit', '20000', '--grace', '20000'];
    const { status, stdout } = cartagena(['conformance', '--bot', bot, ...patience]);
    expect(stdout).not.toContain('FAILED');
    expect(stdout).toContain(`All ${CHECKS.length} checks passed.`);
    expect(status).toBe(0);
  });

  it('says in words what failed, and ends with 1', () => {
    const { status, stdout } = cartagena(['conformance', '--bot', 'no-such-program-anywhere', '--json']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/FAILED .*\n +.*could not be started \(no-such-program-anywhere\)/);
    expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toMatchObject({ failed: 1 });
  });
});
