// How many steps a second `cartagena env` makes with 256 games, through real pipes: with a driver in C, and with Python and NumPy.
// npm run env-bench [-- --steps 1000000]. Both processes run on one core where `taskset` can see to it. It reports, and asserts nothing.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from './options.mjs';

const file = name => fileURLToPath(new URL(`../${name}`, import.meta.url));
const ENV = [process.execPath, file('packages/cli/dist/main.js'), 'env'];
const GAMES = 256;
const TABLES = {
  'classic, 2 seats': '--edition classic',
  'cartagena2 all, 3 seats': '--edition cartagena2 --modules all --seats 3',
  'wielka all, 5 seats': '--edition wielka --modules all --seats 5',
  'diaries all, 4 seats': '--edition diaries --modules all --seats 4',
};

const values = readOptions('npm run env-bench -- [--steps N]   steps at each table (1000000)', {
  steps: { type: 'string', default: '1000000' },
});
const works = (...command) => spawnSync(command[0], command.slice(1)).status === 0;
const pin = works('taskset', '-c', '0', 'true') ? ['taskset', '-c', '0'] : [];
const folder = mkdtempSync(join(tmpdir(), 'cartagena-env-'));
const driver = join(folder, 'random_games');

const DRIVERS = {
  C: works('cc', '-O2', '-o', driver, file('examples/env/random_games.c'))
    ? (steps, table) => [driver, steps, ...ENV, '--form', 'binary', '--auto-reset', '--games', String(GAMES), ...table]
    : undefined,
  'Python with NumPy': works('python3', '-c', 'import numpy')
    ? (steps, table) => ['python3', file('clients/python/examples/random_games.py'), steps, ...table]
    : undefined,
};

const round = n => Math.round(n).toLocaleString('en');

function run(command) {
  const [name, ...args] = [...pin, ...command];
  const { status, stdout, stderr } = spawnSync(name, args, {
    encoding: 'utf8',
    env: { ...process.env, CARTAGENA: ENV.slice(0, 2).join(' ') },
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed: ${stderr}`);
  return JSON.parse(stdout);
}

console.log(`${GAMES} games, ${pin.length > 0 ? 'both processes on one core' : 'on any cores'}`);
console.log('| table | driver | steps/s | steps per processor second of the environment | of both processes |');
console.log('|---|---|---|---|---|');
for (const [table, options] of Object.entries(TABLES))
  for (const [name, commandFor] of Object.entries(DRIVERS)) {
    if (!commandFor) continue;
    // A short run first: what it takes to start is no part of the steps.
    const start = run(commandFor(String(GAMES), options.split(' ')));
    const whole = run(commandFor(values.steps, options.split(' ')));
    const steps = whole.steps - start.steps;
    const env = whole.envProcessorSeconds - start.envProcessorSeconds;
    const own = whole.ownProcessorSeconds - start.ownProcessorSeconds;
    const cells = [whole.steps / whole.seconds, steps / env, steps / (env + own)];
    console.log(`| ${table} | ${name} | ${cells.map(round).join(' | ')} |`);
  }
for (const [name, commandFor] of Object.entries(DRIVERS))
  if (!commandFor) console.log(`${name} is not installed and was left out.`);
rmSync(folder, { recursive: true });
