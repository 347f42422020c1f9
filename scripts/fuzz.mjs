// Lets bad input come to every edge for a long time: the tests named *.fuzz.test.ts, with many times their usual numbers.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from './options.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const USAGE = `npm run fuzz -- [options]

  --times N     how many times as many inputs as in npm test (30)
  --seed N      the same inputs again (another one each time)
  --only TEXT   tests whose file name contains this
  --workers N   processes at once (as many as Vitest likes)`;
const values = readOptions(USAGE, {
  times: { type: 'string', default: '30' },
  seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) },
  only: { type: 'string', default: '' },
  workers: { type: 'string' },
});

const folder = mkdtempSync(join(tmpdir(), 'cartagena-fuzz-'));
const report = join(folder, 'edges.jsonl');
const began = Date.now();
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const workers = values.workers === undefined ? [] : ['--maxWorkers', values.workers];
const HOURS = 12 * 60 * 60 * 1000;
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', `${values.only}.fuzz.test.ts`, '--testTimeout', String(HOURS), ...workers],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FUZZ: values.times, FUZZ_SEED: values.seed, FUZZ_REPORT: report },
  },
);

const COUNTS = ['inputs', 'refused', 'accepted', 'failures'];
const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : [];
const edges = lines.map(line => JSON.parse(line)).sort((a, b) => a.edge.localeCompare(b.edge));
rmSync(folder, { recursive: true });
const total = Object.fromEntries(COUNTS.map(name => [name, edges.reduce((sum, edge) => sum + edge[name], 0)]));
const rows = [...edges, { edge: 'all', ...total }];
const width = Math.max(...rows.map(({ edge }) => edge.length));
const cell = text => String(text).padStart(10);
console.log([''.padEnd(width), ...COUNTS.map(cell)].join(''));
for (const row of rows) console.log([row.edge.padEnd(width), ...COUNTS.map(name => cell(row[name]))].join(''));
const seconds = Math.round((Date.now() - began) / 1000);
console.log(JSON.stringify({ seed: Number(values.seed), times: Number(values.times), seconds, ...total, edges }));
process.exitCode = status ?? 1;
