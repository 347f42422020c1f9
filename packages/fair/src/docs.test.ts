/** The programs and the claims of docs/fair-deals.md, and records that were written when version 2 was new. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { replay, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import * as fair from './index.ts';
import { secretOf } from './testing/fair-game.ts';

const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const page = file('docs/fair-deals.md');
const blocksIn = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(match => match[1]);
const stored = JSON.parse(file('fixtures/fair/chained-rafts.json'));
const evidence = unwrapped(fair.parseChainEvidence(JSON.parse(file('fixtures/fair/chained-rafts.evidence.json'))));
const first = JSON.parse(file('fixtures/fair/three-rafts.json'));

function unwrapped<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The fixture is damaged.');
  return value;
}

/** Runs a block of the page with these names in scope, and returns some of what it declares. */
function run(block: string, given: object, names: string): Record<string, unknown> {
  const scope = { ...fair, ...given };
  return new Function(...Object.keys(scope), `${block}; return { ${names} };`)(...Object.values(scope));
}

describe('the examples in code run', () => {
  const [verifying, following] = blocksIn('ts fragment');

  it('to verify', () => {
    const { verdict, luck } = run(verifying, { value: stored, evidence }, 'verdict, luck');
    expect(verdict).toMatchObject({ ok: true, value: { version: 2, own: { seat: 1, hasShare: true } } });
    expect((luck as ReturnType<typeof fair.chanceOfRecord>)('', 0).below(1)).toBe(0);
  });

  it('to follow a table', () => {
    let saved: fair.ChainEvidence | undefined;
    const storage = {
      read: () => saved,
      write: (written: fair.ChainEvidence) => {
        saved = written;
      },
    };
    const given = {
      ...{ id: stored.fair.game, commitment: stored.fair.commitment, config: stored.config, storage, updates: [] },
      ...{ crypto: { getRandomValues: () => secretOf('docs') }, send: () => {}, action: 'end', seq: 9 },
    };
    const { own, alarms } = run(following, given, 'own, alarms');
    const share = Buffer.from(secretOf('docs')).toString('hex');
    expect(own).toBe(fair.commitToShare(stored.fair.game, stored.fair.commitment, share));
    expect(alarms).toEqual([]);
    expect(saved!.sent).toMatchObject([{ kind: 'acted', what: ['end'], acknowledged: 9 }]);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!hasPython)('the program in Python computes what was recorded', () => {
  const program = `${blocksIn('python')[0]}
import sys
records = json.load(sys.stdin)
key, takebacks = verify_chain(records[0])
print(json.dumps([[below(52, numbers) for _ in range(20)] for numbers in (words(key, 0, takebacks), words(key, 10, takebacks))]))
try:
    verify_chain(records[1])
    print('accepted')
except AssertionError:
    print('refused')
`;
  const { chain } = stored.fair;
  const spoiled = {
    ...stored,
    fair: { ...stored.fair, chain: [...chain.slice(0, -1), { ...chain.at(-1), by: 'bot' }] },
  };
  if (chain.at(-1).by === 'bot') spoiled.fair.chain.pop();
  const input = JSON.stringify([stored, spoiled]);
  const { stdout, stderr } = spawnSync('python3', ['-c', program], { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  const luck = fair.chanceOfRecord(stored);
  const numbers = [0, 10].map(action => {
    const chance = luck('', action);
    return Array.from({ length: 20 }, () => chance.below(52));
  });
  const [computed, fate] = stdout.trim().split('\n');
  expect(JSON.parse(computed)).toEqual(numbers);
  expect(fate).toBe('refused');
});

it('each attack on the page is a test', () => {
  const tests = file('packages/fair/src/chain/dishonest-operator.test.ts');
  const [, table] = page.match(/\| the operator … .*?\n(\|.*?)\n\n/s)!;
  const names = table
    .split('\n')
    .slice(1)
    .map(row => row.split('|')[3].trim());
  expect(names.length).toBeGreaterThan(20);
  // A row names a test, or a whole file beside it.
  const isTest = (name: string): boolean =>
    /^`.*`$/.test(name)
      ? existsSync(new URL(`./chain/${name.slice(1, -1)}`, import.meta.url))
      : tests.includes(`it('${name}`);
  expect(names.filter(name => !isTest(name))).toEqual([]);
});

it('each kind of entry is on the page', () => {
  const kinds = new Set(stored.fair.chain.map(({ kind }: fair.ChainEntry) => kind));
  expect([...kinds].filter(kind => !page.includes(`\`${kind}\``))).toEqual([]);
});

it('records of both versions that were written before are verified, and replay', () => {
  for (const [value, version] of [
    [stored, 2],
    [first, 1],
  ] as const) {
    const record = unwrap(fair.parseFairRecord(value));
    expect(unwrap(fair.verifyFairRecord(record)).version).toBe(version);
    expect(replay(fair.toGameRecord(record), { chance: fair.chanceOfRecord(record) }).ok).toBe(true);
  }
  expect(unwrap(fair.verifyFairRecord(stored, evidence))).toMatchObject({
    takebacks: [9],
    restarts: [[1]],
    own: { seat: 1, hasShare: true, elsewhere: 0, unseen: 0 },
  });
});
