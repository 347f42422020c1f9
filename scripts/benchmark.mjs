// Lets all bots play against each other in eight fixed set-ups and writes the tables of docs/benchmark.md.
// npm run benchmark [-- --games 100 --bots random,greedy]. Deals and iterations are fixed, so the results come out the same again.
// What docs/benchmark.json holds already is not played again; delete it after the bots have changed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@cartagena/bots';
import { readOptions } from './options.mjs';

const file = name => fileURLToPath(new URL(`../${name}`, import.meta.url));
const RESULTS = file('docs/benchmark.json');
const PAGE = file('docs/benchmark.md');
/** The plain baselines and all levels, from the weakest to the strongest. */
const BOTS = ['random', 'greedy', ...LEVELS];
const MARK = '<!-- Everything below is written by npm run benchmark. -->';

/** The set-ups, all for two seats. Results of others compare only if they use these. */
const SETUPS = {
  jamaica: '--edition jamaica',
  tortuga: '--edition tortuga',
  cartagena2: '--edition cartagena2',
  'cartagena2, all modules': '--edition cartagena2 --modules all',
  wielka: '--edition wielka',
  'wielka, all modules': '--edition wielka --modules all',
  diaries: '--edition diaries',
  'diaries, all modules': '--edition diaries --modules all',
};

const USAGE = `npm run benchmark -- [options]

  --games N       games of each pair at each set-up; those played before count (100)
  --bots A,B      out of ${BOTS.join(', ')} (all)
  --setups "A;B"  out of ${Object.keys(SETUPS).join('; ')} (all)`;
const values = readOptions(USAGE, {
  games: { type: 'string', default: '100' },
  bots: { type: 'string', default: BOTS.join(',') },
  setups: { type: 'string', default: Object.keys(SETUPS).join(';') },
});
const chosen = values.bots.split(',');
/** In their order, whatever the order that they are named in. */
const bots = BOTS.filter(bot => chosen.includes(bot));
const setups = values.setups.split(';');
const unknown = [...chosen.filter(bot => !BOTS.includes(bot)), ...setups.filter(name => !Object.hasOwn(SETUPS, name))];
if (unknown.length > 0 || !/^[1-9]\d*$/.test(values.games)) {
  console.error(USAGE);
  process.exit(1);
}

const known = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
const keyOf = (setup, one, other) => `${setup}: ${one} – ${other}`;
for (const setup of setups)
  for (const [i, one] of bots.entries())
    for (const other of bots.slice(0, i)) {
      const key = keyOf(setup, one, other);
      if (known[key]?.games >= Number(values.games)) continue;
      const args = `arena --bots ${one},${other} ${SETUPS[setup]} --games ${values.games} --iterations 16 --seed benchmark`;
      console.error(args);
      const run = spawnSync(process.execPath, [file('packages/cli/dist/main.js'), ...args.split(' '), '--json'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      if (run.status !== 0) process.exit(1);
      const { games, shares, intervals } = JSON.parse(run.stdout.trim().split('\n').at(-1));
      known[key] = { games, share: shares[one], interval: intervals[one] };
      writeFileSync(RESULTS, `${JSON.stringify(known, null, 1)}\n`);
    }

const [introduction] = readFileSync(PAGE, 'utf8').split(MARK);
writeFileSync(PAGE, `${introduction}${MARK}\n\n${Object.keys(SETUPS).map(tableOf).join('\n')}`);

function tableOf(setup) {
  const names = BOTS;
  const rows = names.slice(1).map((one, i) => {
    const cells = names.slice(0, -1).map((other, j) => (j <= i ? cellOf(known[keyOf(setup, one, other)]) : ''));
    return `| ${one} | ${cells.join(' | ')} |`;
  });
  return `## ${setup}
\`${SETUPS[setup]}\`

| wins of | ${names
    .slice(0, -1)
    .map(name => `against ${name}`)
    .join(' | ')} |
|---|${'---|'.repeat(names.length - 1)}
${rows.join('\n')}
`;
}

function cellOf(result) {
  if (!result) return '–';
  const percent = share => Math.round(100 * share);
  const [low, high] = result.interval;
  return `${percent(result.share)} % (${percent(low)}–${percent(high)}), ${result.games}`;
}
