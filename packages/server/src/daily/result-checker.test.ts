import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Notebook } from '../testing/notebook.ts';
import { type CheckedBy, type CheckOutcome, ResultChecker } from './result-checker.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartagena-checker-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that answers with what it was sent, waits as many milliseconds as the text says, dies, or never answers. */
const program = join(folder, 'worker.mjs');
writeFileSync(
  program,
  `import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', async ({ text }) => {
    if (text === 'die') process.exit(3);
    if (text === 'fail') throw new Error('it failed');
    if (text === 'hang') for (;;);
    await new Promise(resolve => setTimeout(resolve, Number(text.split(' ')[1] ?? 0)));
    parentPort.postMessage({ ok: true, value: { text, threadId } });
  });`,
);

let checker: ResultChecker;
let log: Notebook;
const outcomes: CheckOutcome[] = [];
afterEach(() => checker.close());

function start(options: { readonly timeoutMs?: number; readonly idleMs?: number } = {}): void {
  log = new Notebook();
  outcomes.length = 0;
  checker = new ResultChecker({
    log,
    worker: pathToFileURL(program),
    onChecked: (_, outcome) => outcomes.push(outcome),
    ...options,
  });
}

const check = (player: string, text: string, some: Partial<CheckedBy> = {}) =>
  checker.check({ player, text, day: '2026-11-18', address: player, charge: () => {}, ...some });
const codeOf = async (verdict: ReturnType<typeof check>) => {
  const result = await verdict;
  return result.ok ? 'accepted' : result.reason.code;
};

describe('the checker of results', () => {
  it('checks one after the other, and charges each once', async () => {
    start();
    const costs: number[] = [];
    const charge = (milliseconds: number) => void costs.push(milliseconds);
    const verdicts = await Promise.all(['a', 'b', 'c'].map(player => check(player, `${player} 20`, { charge })));
    expect(verdicts).toMatchObject(['a', 'b', 'c'].map(text => ({ ok: true, value: { text: `${text} 20` } })));
    expect(costs).toHaveLength(3);
    expect(outcomes).toEqual(['accepted', 'accepted', 'accepted']);
  });

  it('joins the same result of the same player, and refuses another one meanwhile', async () => {
    start();
    let charges = 0;
    const charge = () => void charges++;
    const [first, again, other, later] = [
      check('a', 'game 50', { charge }),
      check('a', 'game 50', { charge }),
      check('a', 'better 0', { charge }),
      check('a', 'game 50', { day: '2026-11-17', charge }),
    ];
    expect(await codeOf(other)).toBe('still-checking');
    expect(await codeOf(later)).toBe('still-checking');
    expect(await again).toBe(await first);
    expect(charges).toBe(1);
    expect(await codeOf(check('a', 'better 0', { charge }))).toBe('accepted');
  });

  it('knows what it has accepted, of that day', async () => {
    start();
    const costs: string[] = [];
    const sendAs = (player: string, day: string) =>
      check(player, 'game', { day, charge: () => void costs.push(`${player} ${day}`) });
    const first = await sendAs('a', '2026-11-18');
    expect(await sendAs('b', '2026-11-18')).toBe(first);
    await sendAs('c', '2026-11-17');
    expect(costs).toEqual(['a 2026-11-18', 'c 2026-11-17']);
  });

  it('refuses at once when too many wait, whoever they are', async () => {
    start();
    const all = Array.from({ length: 100 }, (_, i) => codeOf(check(`player ${i}`, `${i} 1`)));
    const codes = await Promise.all(all);
    expect(codes.filter(code => code === 'accepted')).toHaveLength(17);
    expect(codes.filter(code => code === 'busy')).toHaveLength(83);
  });

  it('lets addresses take turns', async () => {
    start();
    const order: string[] = [];
    const many = ['m1', 'm2', 'm3', 'm4'].map(player =>
      check(player, `${player} 5`, { address: 'many' }).then(() => order.push('many')),
    );
    const one = check('o', 'game 5', { address: 'one' }).then(() => order.push('one'));
    await Promise.all([...many, one]);
    expect(order).toEqual(['many', 'one', 'many', 'many', 'many']);
  });

  it.each([
    ['die', 15_000, 'The thread ended with code 3.'],
    ['fail', 15_000, 'The thread failed: it failed'],
    ['hang', 2500, 'No answer within 2500 ms.'],
  ])('goes on in another thread after one that was told to %s', async (text, timeoutMs, why) => {
    start({ timeoutMs });
    const [broken, next] = [check('a', text), check('b', 'fine')];
    expect(await codeOf(broken)).toBe('check-failed');
    expect(JSON.stringify(log)).toContain(why);
    expect(await codeOf(next)).toBe('accepted');
    expect(outcomes).toEqual(['failed', 'accepted']);
  });

  it('ends its thread when there is nothing to do, and starts another one', async () => {
    start({ idleMs: 10 });
    let sent = 0;
    const threadOf = async () =>
      ((await check('a', `game${sent++}`)) as unknown as { value: { threadId: number } }).value.threadId;
    const [first, same] = [await threadOf(), await threadOf()];
    expect(same).toBe(first);
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(await threadOf()).not.toBe(first);
  });

  it('refuses what waits when it is closed, and everything afterwards', async () => {
    start();
    const waiting = [check('a', 'game 5000'), check('b', 'game')];
    checker.close();
    expect(await Promise.all([...waiting, check('c', 'game')].map(codeOf))).toEqual(Array(3).fill('stopping'));
  });
});
