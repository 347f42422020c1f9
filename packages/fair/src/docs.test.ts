/** The programs of docs/fair-deals.md. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as fair from './index.ts';
import { secretOf } from './testing/fair-game.ts';

const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const blockIn = (language: string) =>
  file('docs/fair-deals.md').match(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's'))![1];
const stored = JSON.parse(file('fixtures/fair/three-rafts.json'));

it('the example in code runs', () => {
  const bytes = secretOf('docs');
  const given = {
    id: 'docs',
    bytes,
    input: 'ahoy',
    secret: Buffer.from(bytes).toString('hex'),
    entropies: ['ahoy', '', ''],
    config: stored.config,
    actions: [],
    record: stored,
    evidence: {},
  };
  const scope = { ...fair, ...given };
  const run = new Function(...Object.keys(scope), `${blockIn('ts')}; return { deal, entropy, chance };`);
  const { deal, entropy, chance } = run(...Object.values(scope));
  expect(entropy).toEqual({ ok: true, value: 'ahoy' });
  expect(deal.commitment).toBe(fair.makeCommitment('docs', bytes).commitment);
  expect(chance('', 0).below(1)).toBe(0);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!hasPython)('the program in Python computes what was recorded', () => {
  const program = `${blockIn('python')}
import sys
record = json.load(sys.stdin)
fair = record['fair']
secret = bytes.fromhex(fair['secret'])
key = game_key(fair['game'], secret, record['config'], fair['entropies'])
numbers = words(key, 40, fair['takebacks'])
print(json.dumps([commitment(fair['game'], secret).hex(), [below(52, numbers) for _ in range(20)]]))
`;
  const input = JSON.stringify({ ...stored, actions: [] });
  const { stdout, stderr } = spawnSync('python3', ['-c', program], { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  const chance = fair.fairChance(stored.config, stored.fair)('', 40);
  const numbers = Array.from({ length: 20 }, () => chance.below(52));
  expect(JSON.parse(stdout)).toEqual([stored.fair.commitment, numbers]);
});
