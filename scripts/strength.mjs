// Measures how strong the bots are and writes docs/strength.md. Slow (about an hour on two cores), so it runs on demand:
// npm run strength [-- part …]. What docs/strength.json holds already is not played again; delete it to begin anew. Games are played
// with a fixed number of iterations, so that the results come out the same again; only the times are this machine's.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}/docs/strength.json`;
const EDITIONS = ['jamaica', 'tortuga', 'cartagena2', 'wielka', 'diaries'];
/** The classic game has no modules. */
const TABLES = EDITIONS.flatMap(edition =>
  edition === 'jamaica' || edition === 'tortuga' ? [[edition]] : [[edition], [edition, 'all']],
);
const SAME_AGAIN = '--iterations 16';

const PARTS = {
  'legend-random': {
    title: 'Legend against uniformly random moves',
    wanted: 'At least 99 % at two seats, everywhere.',
    bots: 'legend,random',
    options: `--games 200 ${SAME_AGAIN}`,
    tables: TABLES,
  },
  'legend-greedy': {
    title: 'Legend against greedy',
    wanted: 'At least 95 % in Jamaica and in Tortuga.',
    bots: 'legend,greedy',
    options: `--games 200 ${SAME_AGAIN}`,
    tables: [['jamaica'], ['tortuga']],
  },
  'legend-corsair': {
    title: 'Legend against corsair',
    wanted: 'Each level beats the next lower one by 65 % or more, everywhere.',
    bots: 'legend,corsair',
    options: `--games 200 ${SAME_AGAIN}`,
    tables: TABLES,
  },
  'corsair-sailor': {
    title: 'Corsair against sailor',
    wanted: 'The same.',
    bots: 'corsair,sailor',
    options: `--games 400 ${SAME_AGAIN}`,
    tables: TABLES,
  },
  'sailor-deckhand': {
    title: 'Sailor against deckhand',
    wanted: 'The same.',
    bots: 'sailor,deckhand',
    options: `--games 400 ${SAME_AGAIN}`,
    tables: TABLES,
  },
  'deckhand-greedy': {
    title: 'Deckhand against greedy',
    wanted: 'Nothing; it shows where the ladder stands.',
    bots: 'deckhand,greedy',
    options: `--games 400 ${SAME_AGAIN}`,
    tables: TABLES,
  },
  alone: {
    title: 'Legend alone among three corsairs',
    wanted: 'At least 40 % of the wins at four seats, where 25 % would be chance.',
    bots: 'legend,corsair,corsair,corsair',
    options: `--games 120 ${SAME_AGAIN}`,
    tables: TABLES,
  },
  times: {
    title: 'Thinking time on one core',
    wanted: 'The 99th percentile within the time that each level states.',
    bots: 'legend,corsair,sailor,deckhand',
    options: '--games 12 --jobs 1',
    tables: TABLES,
  },
};

const known = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {};
const asked = process.argv.slice(2);
const unknown = asked.find(part => !Object.hasOwn(PARTS, part));
if (unknown) {
  console.error(`There is no part "${unknown}". Choose out of ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const table of part.tables) {
    const command = commandOf(part, table);
    if (known[command]) continue;
    console.error(command);
    const words = command.split(' ').slice(1);
    const { status, stdout } = spawnSync(process.execPath, [`${root}/packages/cli/dist/main.js`, ...words, '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) process.exit(status ?? 1);
    known[command] = JSON.parse(stdout.trim().split('\n').at(-1));
    mkdirSync(`${root}/docs`, { recursive: true });
    writeFileSync(results, `${JSON.stringify(known, null, 1)}\n`);
  }
}
writeFileSync(`${root}/docs/strength.md`, report());

function commandOf({ bots, options }, [edition, modules]) {
  const chosen = modules ? ` --modules ${modules}` : '';
  return `cartagena arena --bots ${bots} --edition ${edition}${chosen} ${options} --seed strength`;
}

function report() {
  const parts = Object.entries(PARTS).filter(([, part]) => part.tables.some(table => known[commandOf(part, table)]));
  return `# How strong the bots are
Made by \`npm run strength\`; every line is one run of the arena, with the seats rotated and every deal played from each of them.
The command of a line is the one above the table, with the line's edition and modules. The numbers behind it are in
[strength.json](strength.json). Games with \`--iterations\` come out the same on every machine.

${parts.map(([name, part]) => (name === 'times' ? timesOf(part) : winsOf(part))).join('\n')}`;
}

function winsOf(part) {
  const [first] = part.bots.split(',');
  const rows = part.tables.map(table => {
    const run = known[commandOf(part, table)];
    return run ? `| ${table.join(', ')} | ${run.games} | ${share(run, first)} | ${run.turns.mean.toFixed(1)} |` : '';
  });
  return `${heading(part)}
| table | games | ${first} wins | turns a game |
|---|---|---|---|
${rows.filter(Boolean).join('\n')}
`;
}

function timesOf(part) {
  const names = part.bots.split(',');
  const rows = part.tables.map(table => {
    const run = known[commandOf(part, table)];
    return run ? `| ${table.join(', ')} | ${names.map(name => time(run, name)).join(' | ')} |` : '';
  });
  return `${heading(part)}
Mean, 99th percentile and longest, in milliseconds.

| table | ${names.join(' | ')} |
|---|${names.map(() => '---|').join('')}
${rows.filter(Boolean).join('\n')}
`;
}

function share({ shares, intervals }, name) {
  const percent = value => (100 * value).toFixed(1);
  const [low, high] = intervals[name];
  return `${percent(shares[name])} % (${percent(low)}–${percent(high)})`;
}

function time({ milliseconds }, name) {
  const { mean, p99, max } = milliseconds[name];
  return `${mean.toFixed(1)} / ${p99.toFixed(0)} / ${max.toFixed(0)}`;
}

function heading(part) {
  return `## ${part.title}
${part.wanted}

\`${commandOf(part, ['EDITION'])}\`
`;
}
