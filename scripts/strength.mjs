// Measures how strong the bots are and writes docs/strength.md. Slow (hours on two cores), so it runs on demand: npm run strength
// [-- part … --games N]. Games are played in rounds of 40, each with a seed of its own, and what docs/strength.json holds already is not
// played again: a longer run continues a shorter one. After a change of the bots, delete from it what no longer holds. Games are played with
// a fixed number of iterations, so that the results come out the same again; only the times are this machine's.
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
/** Every edition with all it has: where decisions take longest. */
const FULLEST_TABLES = TABLES.filter(([edition, modules]) => modules || edition === 'jamaica' || edition === 'tortuga');
const SAME_AGAIN = '--iterations 16';
/** Games of one round. */
const ROUND = 40;

/** Pairs of games that share their luck: every draw gives the same wherever the deal is played. */
const PAIRED = '--luck same';
const LADDER = ['landlubber', 'deckhand', 'sailor', 'buccaneer', 'corsair', 'legend'];
const CLASSIC = [['jamaica'], ['tortuga']];

const arena = (title, wanted, bots, games, tables = TABLES, seed = 'strength') => ({
  seed,
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
  answers: arena(
    'Legend against itself without a look at answers',
    'More than half: what the look at answers brings.',
    'legend,legend-plain',
    400,
    CLASSIC,
  ),
  nets: arena(
    'The nets of today against those of legend-1, in the same search',
    'More than half: what features and training bring.',
    'legend-plain,legend-1',
    400,
    CLASSIC,
  ),
  'crowd-nets': {
    ...arena(
      'The nets of today alone among three of legend-1, in the same search, four seats',
      'More than a quarter of the wins: what features and training bring with more than two seats. One round of search, so that it is the nets that differ.',
      'legend-plain,legend-1,legend-1,legend-1',
      200,
      TABLES,
    ),
    options: `${PAIRED} --iterations 1`,
  },
  ...Object.fromEntries(
    LADDER.slice(1)
      .map((level, i) => [
        `${level}-${LADDER[i]}`,
        arena(
          `${capital(level)} against ${LADDER[i]}`,
          'Between 65 % and 80 %: levels in even steps.',
          `${level},${LADDER[i]}`,
          200,
          TABLES,
          // Deals that were not played while these levels were tuned. Legend was not tuned.
          level === 'legend' ? 'strength' : 'ladder',
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
        seed: 'strength',
        title: `What legend judges against a ${against} as thorough as itself`,
        wanted: 'Judged chance and share of wins within 3 points, where there are 300 positions or more.',
        games: 400,
        tables: CLASSIC,
        command: `calibrate --against legend-${against}`,
        options: SAME_AGAIN,
        show: tenthsOf,
      },
    ]),
  ),
  ...Object.fromEntries(
    [2, 3, 4, 5].map(seats => [
      `times-${seats}`,
      {
        ...arena(
          `Thinking time on one core, ${seats} seats`,
          'The 99th percentile within the time that each level states.',
          LADDER.slice(-seats).reverse().join(),
          seats * Math.ceil(8 / seats),
          FULLEST_TABLES,
        ),
        options: '--jobs 1',
        show: timesOf,
      },
    ]),
  ),
};

const known = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {};
const words = process.argv.slice(2);
/** `--games N`: another number of games than a part asks for. */
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
  const rounds = Math.ceil((wantedGames ?? part.games) / roundOf(part));
  for (let round = 1; round <= rounds; round++) for (const table of part.tables) playRound(part, table, round);
}
writeFileSync(`${root}/docs/strength.md`, report());

function roundOf({ games }) {
  return Math.min(games, ROUND);
}

function commandOf(part, [edition, modules], round) {
  const chosen = modules ? ` --modules ${modules}` : '';
  return `cartagena ${part.command} --edition ${edition}${chosen} --games ${roundOf(part)} ${part.options} --seed ${part.seed}-${round}`;
}

function playRound(part, table, round) {
  const command = commandOf(part, table, round);
  if (known[command]) return;
  console.error(command);
  const { status, stdout } = spawnSync(
    process.execPath,
    [`${root}/packages/cli/dist/main.js`, ...command.split(' ').slice(1), '--json'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) process.exit(status ?? 1);
  const { games, wins, turns, decisions, milliseconds, tenths } = JSON.parse(stdout.trim().split('\n').at(-1));
  known[command] =
    part.show === timesOf ? { games, decisions, milliseconds } : { games, wins, turns: turns?.mean, tenths };
  mkdirSync(`${root}/docs`, { recursive: true });
  writeFileSync(results, `${JSON.stringify(known, null, 1)}\n`);
}

/** The rounds of a line that were played. */
function roundsOf(part, table) {
  const rounds = [];
  for (let round = 1; known[commandOf(part, table, round)]; round++) rounds.push(known[commandOf(part, table, round)]);
  return rounds;
}

function sum(numbers) {
  return numbers.reduce((total, one) => total + one, 0);
}

/** All rounds of a line as one, if there are any. */
function runOf(part, table) {
  const rounds = roundsOf(part, table);
  if (rounds.length === 0) return undefined;
  if (part.show === timesOf) return rounds[0];
  const games = sum(rounds.map(round => round.games));
  const winsOfBot = name => sum(rounds.map(({ wins }) => wins[name]));
  return {
    games,
    wins: typeof rounds[0].wins === 'number' ? sum(rounds.map(({ wins }) => wins)) : winsOfBot(part.bots.split(',')[0]),
    turns: sum(rounds.map(round => round.games * round.turns)) / games,
    tenths: rounds[0].tenths && addTenths(rounds.map(({ tenths }) => tenths)),
  };
}

/** Tenths of several rounds as one: means are weighted by positions. */
function addTenths(rounds) {
  const starts = [...new Set(rounds.flat().map(({ from }) => from))].sort((a, b) => a - b);
  return starts.map(from => {
    const same = rounds.flat().filter(tenth => tenth.from === from);
    const positions = sum(same.map(tenth => tenth.positions));
    const mean = field => sum(same.map(tenth => tenth.positions * tenth[field])) / positions;
    // Games of different rounds are independent. A round with a single game in this tenth cannot say how games vary.
    const error = Math.sqrt(sum(same.map(tenth => (tenth.positions * (tenth.error ?? 0.5)) ** 2))) / positions;
    return {
      from,
      positions,
      games: sum(same.map(tenth => tenth.games)),
      judged: mean('judged'),
      won: mean('won'),
      error,
    };
  });
}

function report() {
  const parts = Object.values(PARTS).filter(part => part.tables.some(table => runOf(part, table)));
  return `# How strong the bots are
Made by \`npm run strength\`. Every line adds up rounds of 40 games in the arena: each deal is played from each seat, and every draw gives the
same in these games ([same-luck.md](same-luck.md)). The command of a line's first round is the one above the table, with the line's edition
and modules; the next rounds have the seeds ending in 2, 3 and so on. Shares come with their 95 % intervals. What each round gave is
in [strength.json](strength.json). Games with \`--iterations\` come out the same on every machine. \`npm run strength -- legend-1 --games 400\`
plays one part up to another number of games, and \`npm run strength -- report\` writes this page from what was played so far.

${parts.map(part => (part.show ?? winsOf)(part)).join('\n')}
${allTenths()}
${ratings()}
${netSizes()}`;
}

function winsOf(part) {
  const [first] = part.bots.split(',');
  const rows = part.tables.map(table => {
    const run = runOf(part, table);
    return run ? `| ${table.join(', ')} | ${run.games} | ${share(run)} | ${run.turns.toFixed(1)} |` : '';
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
    (runOf(part, table)?.tenths ?? []).map(tenth => `| ${table.join(', ')} ${tenthRow(tenth)}`),
  );
  const games = part.tables.map(table => runOf(part, table)).filter(Boolean);
  return `${heading(part)}
The last column is the difference in points, with its 95 % interval; positions of one game end alike, so each game counts as one observation.

Positions at the start of turns in ${sum(games.map(run => run.games))} games; legend won ${sum(games.map(run => run.wins))}.

| table | judged | positions | games | mean judged | won | difference |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

function tenthRow({ from, positions, games, judged, won, error }) {
  return `| ${Math.round(100 * from)}–${Math.round(100 * from + 10)} % | ${positions} | ${games} | ${percent(judged)} % | ${percent(won)} % | ${percent(won - judged)} ± ${percent(1.96 * error)} |`;
}

/** What legend judges against all partners, at all tables, as one. */
function allTenths() {
  const runs = Object.values(PARTS)
    .filter(({ show }) => show === tenthsOf)
    .flatMap(part => part.tables.map(table => runOf(part, table)))
    .filter(Boolean);
  if (runs.length === 0) return '';
  return `## What legend judges, all of these games together
${sum(runs.map(({ games }) => games))} games against a hoarder and a rusher in Jamaica and Tortuga, by \`npm run strength -- calibration-hoarder calibration-rusher\`.

| judged | positions | games | mean judged | won | difference |
|---|---|---|---|---|---|
${addTenths(runs.map(({ tenths }) => tenths))
  .map(tenthRow)
  .join('\n')}
`;
}

/** From the steps of the ladder, added up: each step is worth what its share of wins over all tables is on the scale of Elo. */
function ratings() {
  const steps = LADDER.slice(1).map((level, i) => {
    const part = PARTS[`${level}-${LADDER[i]}`];
    const runs = part.tables.map(table => runOf(part, table)).filter(Boolean);
    const games = sum(runs.map(run => run.games));
    const wins = sum(runs.map(run => run.wins));
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
  const sizeOf = path => sum(readdirSync(path).map(file => statSync(`${path}/${file}`).size));
  const [now, before] = [sizeOf(`${folder}/nets`), sizeOf(`${folder}/legend-1/nets`)];
  return `## Size of the nets
${Math.round(now / 1000)} KB for today's nets, ${Math.round(before / 1000)} KB for those of legend-1; at most 400 KB in all.
`;
}

function percent(value) {
  return (100 * value).toFixed(1);
}

/** With the 95 % interval by Wilson, as the arena gives it. */
function share({ games, wins }) {
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + (z * z) / (2 * games);
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const [low, high] = [middle - spread, middle + spread].map(end => end / (1 + (z * z) / games));
  return `${percent(rate)} % (${percent(low)}–${percent(high)})`;
}

function time({ milliseconds }, name) {
  const { mean, p99, max } = milliseconds[name];
  return `${mean.toFixed(1)} / ${p99.toFixed(0)} / ${max.toFixed(0)}`;
}

function heading(part) {
  return `## ${part.title}
${part.wanted}

\`${commandOf(part, ['EDITION'], 1)}\`
`;
}
