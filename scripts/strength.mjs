// Measures how strong the bots are and writes docs/strength.md. Slow (about an hour on two cores), so it runs on demand:
// npm run strength [-- part … --games N]. What docs/strength.json holds already is not played again; delete it to begin anew. Games are played
// with a fixed number of iterations, so that the results come out the same again; only the times are this machine's.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}/docs/strength.json`;
const EDITIONS = ['jamaica', 'tortuga', 'cartagena2', 'wielka', 'diaries'];
/** The classic game has no modules. */
const TABLES = EDITIONS.flatMap(edition =>
  edition === 'jamaica' || edition === 'tortuga' ? [[edition]] : [[edition], [edition, 'all']],
);
const SAME_AGAIN = '--iterations 16';

/** Pairs of games that share their luck: every draw gives the same wherever the deal is played. */
const PAIRED = '--luck same';
const LADDER = ['landlubber', 'deckhand', 'sailor', 'buccaneer', 'corsair', 'legend'];
const CLASSIC = [['jamaica'], ['tortuga']];

const arena = (title, wanted, bots, games, tables = TABLES) => ({
  title,
  wanted,
  bots,
  games,
  tables,
  command: `arena --bots ${bots}`,
  options: `${PAIRED} ${SAME_AGAIN}`,
});
const capital = word => word[0].toUpperCase() + word.slice(1);

const PARTS = {
  'legend-1': arena(
    'Legend against legend-1',
    'At least 65 % in Jamaica, 75 % in Tortuga and 55 % elsewhere. legend-1 is the legend of before: it does not look at answers.',
    'legend,legend-1',
    400,
  ),
  'alone-1': arena(
    'Legend alone among three of legend-1',
    'At least 30 % of the wins at four seats, where 25 % would be chance.',
    'legend,legend-1,legend-1,legend-1',
    200,
    CLASSIC,
  ),
  ...Object.fromEntries(
    LADDER.slice(1)
      .map((level, i) => [
        `${level}-${LADDER[i]}`,
        arena(
          `${capital(level)} against ${LADDER[i]}`,
          'Between 65 % and 80 %: levels in even steps.',
          `${level},${LADDER[i]}`,
          200,
        ),
      ])
      .reverse(),
  ),
  'landlubber-greedy': arena(
    'Landlubber against greedy',
    'Nothing; it shows where the ladder stands.',
    'landlubber,greedy',
    100,
  ),
  ...Object.fromEntries(
    ['hoarder', 'rusher'].map(against => [
      `calibration-${against}`,
      {
        title: `What legend judges against the ${against}`,
        wanted: 'Judged chance and share of wins within 3 points, where there are 300 positions or more.',
        games: 400,
        tables: CLASSIC,
        command: `calibrate --against ${against}`,
        options: SAME_AGAIN,
        show: tenthsOf,
      },
    ]),
  ),
  times: {
    ...arena(
      'Thinking time on one core',
      'The 99th percentile within the time that each level states.',
      LADDER.slice(2).reverse().join(),
      12,
    ),
    options: '--jobs 1',
    show: timesOf,
  },
};

const known = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {};
const words = process.argv.slice(2);
/** `--games N`: another number of games than a part asks for. The report takes the longest run of each line. */
const at = words.indexOf('--games');
const wantedGames = at < 0 ? undefined : Number(words.splice(at, 2)[1]);
/** `report`: plays nothing and writes the page from what was played. */
const isReport = words.includes('report');
const unknown = words.find(part => part !== 'report' && !Object.hasOwn(PARTS, part));
if (unknown) {
  console.error(`There is no part "${unknown}". Choose out of ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
for (const [name, part] of Object.entries(PARTS)) {
  if (isReport || (words.length > 0 && !words.includes(name))) continue;
  for (const table of part.tables) {
    const command = commandOf(part, table, wantedGames ?? part.games);
    if (known[command]) continue;
    console.error(command);
    const { status, stdout } = spawnSync(
      process.execPath,
      [`${root}/packages/cli/dist/main.js`, ...command.split(' ').slice(1), '--json'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    );
    if (status !== 0) process.exit(status ?? 1);
    known[command] = JSON.parse(stdout.trim().split('\n').at(-1));
    mkdirSync(`${root}/docs`, { recursive: true });
    writeFileSync(results, `${JSON.stringify(known, null, 1)}\n`);
  }
}
writeFileSync(`${root}/docs/strength.md`, report());

function commandOf({ command, options }, [edition, modules], games) {
  const chosen = modules ? ` --modules ${modules}` : '';
  return `cartagena ${command} --edition ${edition}${chosen} --games ${games} ${options} --seed strength`;
}

/** The longest run of a line, if there is any. */
function runOf(part, table) {
  const [before, after] = commandOf(part, table, '\n').split('\n');
  const runs = Object.entries(known).filter(([command]) => command.startsWith(before) && command.endsWith(after));
  return runs.map(([, run]) => run).sort((a, b) => b.games - a.games)[0];
}

function report() {
  const parts = Object.values(PARTS).filter(part => part.tables.some(table => runOf(part, table)));
  return `# How strong the bots are
Made by \`npm run strength\`. Every line is one run of the arena: each deal is played from each seat, and every draw gives the same in
these games ([same-luck.md](same-luck.md)). The command of a line is the one above the table, with the line's edition, modules and
number of games. The numbers behind it are in [strength.json](strength.json). Games with \`--iterations\` come out the same on every
machine. \`npm run strength -- legend-1 --games 400\` plays one part with another number of games, and \`npm run strength -- report\` writes this page from what was played so far.

${parts.map(part => (part.show ?? winsOf)(part)).join('\n')}
${ratings()}
${netSizes()}`;
}

function winsOf(part) {
  const [first] = part.bots.split(',');
  const rows = part.tables.map(table => {
    const run = runOf(part, table);
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
    const run = runOf(part, table);
    return run ? `| ${table.join(', ')} | ${names.map(name => time(run, name)).join(' | ')} |` : '';
  });
  return `${heading(part)}
Mean, 99th percentile and longest, in milliseconds.

| table | ${names.join(' | ')} |
|---|${names.map(() => '---|').join('')}
${rows.filter(Boolean).join('\n')}
`;
}

function tenthsOf(part) {
  const rows = part.tables.flatMap(table =>
    (runOf(part, table)?.tenths ?? []).map(
      ({ from, positions, judged, won }) =>
        `| ${table.join(', ')} | ${Math.round(100 * from)}–${Math.round(100 * from + 10)} % | ${positions} | ${percent(judged)} % | ${percent(won)} % |`,
    ),
  );
  const games = part.tables.map(table => runOf(part, table)).filter(Boolean);
  return `${heading(part)}
Positions at the start of legend's turns in ${games.reduce((sum, run) => sum + run.games, 0)} games; legend won ${games.reduce((sum, run) => sum + run.wins, 0)}.

| table | judged | positions | mean judged | won |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** From the steps of the ladder, added up: each step is worth what its share of wins over all tables is on the scale of Elo. */
function ratings() {
  const steps = LADDER.slice(1).map((level, i) => {
    const part = PARTS[`${level}-${LADDER[i]}`];
    const runs = part.tables.map(table => runOf(part, table)).filter(Boolean);
    const games = runs.reduce((sum, run) => sum + run.games, 0);
    const wins = runs.reduce((sum, run) => sum + run.wins[level], 0);
    return games > 0 ? 400 * Math.log10(wins / (games - wins)) : Number.NaN;
  });
  if (steps.some(Number.isNaN)) return '';
  let rating = 1000;
  const rows = LADDER.map((level, i) => {
    if (i > 0) rating += steps[i - 1];
    return `| ${level} | ${i > 0 ? Math.round(steps[i - 1]) : ''} | ${Math.round(rating)} |`;
  });
  return `## Ratings
Arithmetic on the scale of Elo, from the steps of the ladder over all tables above; the landlubber is at 1000. A difference of 200 means about three
wins in four games. The levels carry these numbers, rounded to 50.

| level | above the next lower one | rating |
|---|---|---|
${rows.join('\n')}
`;
}

function netSizes() {
  const folder = `${root}/packages/bots/src/evaluation`;
  const sizeOf = path => readdirSync(path).reduce((sum, file) => sum + statSync(`${path}/${file}`).size, 0);
  const [now, before] = [sizeOf(`${folder}/nets`), sizeOf(`${folder}/legend-1/nets`)];
  return `## Size of the nets
${Math.round(now / 1000)} KB for today's nets, ${Math.round(before / 1000)} KB for those of legend-1; at most 400 KB in all.
`;
}

function percent(value) {
  return (100 * value).toFixed(1);
}

function share({ shares, intervals }, name) {
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

\`${commandOf(part, ['EDITION'], 'N')}\`
`;
}
