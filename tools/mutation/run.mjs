// Mutation testing of the engine, area by area; prints a table of scores. Usage: node tools/mutation/run.mjs [area …]
// With --again only files that have changed since the last run are measured, and what survived in the others.
// With --survivors nothing is run: what survived the last runs is listed, with its place and its replacement.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AREAS, faultsOfAreas } from './areas.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stryker = join(root, 'tools/mutation/node_modules/@stryker-mutator/core/bin/stryker.js');
const reports = join(root, '.cache/mutation');
const { values, positionals } = parseArgs({
  options: { again: { type: 'boolean' }, survivors: { type: 'boolean' } },
  allowPositionals: true,
});
const areas = positionals.length > 0 ? positionals : Object.keys(AREAS);
const unknown = areas.find(area => !Object.hasOwn(AREAS, area));
if (unknown !== undefined) fail(`There is no area "${unknown}". Choose out of ${Object.keys(AREAS).join(', ')}.`);
const faults = faultsOfAreas(join(root, 'packages/engine/src'));
if (faults.length > 0) fail(`tools/mutation/areas.mjs does not match packages/engine/src:\n${faults.join('\n')}`);

if (values.survivors) for (const area of areas) listSurvivors(area);
else
  for (const area of areas)
    if (values.again) runAgain(area);
    else run(area, AREAS[area].mutate.map(pathOf));
printScores();

function fail(message) {
  console.error(message);
  process.exit(1);
}

function pathOf(file) {
  return `packages/engine/src/${file}.ts`;
}

function reportOf(area) {
  return join(reports, `${area}.json`);
}

function run(area, mutate) {
  mkdirSync(reports, { recursive: true });
  const options = ['run', 'tools/mutation/stryker.config.mjs', '-m', mutate.join(',')];
  const { status } = spawnSync(process.execPath, [stryker, ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_AREA: area, CARTAGENA_QUICK: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Tests were added, so what was caught is caught still: the lines with survivors are tried again, and files that have changed. */
function runAgain(area) {
  if (!existsSync(reportOf(area))) fail(`The area ${area} has not been run yet.`);
  const before = JSON.parse(readFileSync(reportOf(area), 'utf8'));
  const isSame = file => before.files[file]?.source === readFileSync(join(root, file), 'utf8');
  const files = AREAS[area].mutate.map(pathOf);
  const lines = files.filter(isSame).flatMap(file => {
    const survivors = before.files[file].mutants.filter(isMissed);
    return [...new Set(survivors.map(({ location: { start, end } }) => `${file}:${start.line}-${end.line}`))];
  });
  run(area, [...lines, ...files.filter(file => !isSame(file))]);
  const after = JSON.parse(readFileSync(reportOf(area), 'utf8'));
  const keyOf = ({ location, mutatorName, replacement }) => JSON.stringify([location, mutatorName, replacement]);
  for (const file of files.filter(isSame)) {
    const tried = new Map(after.files[file]?.mutants.map(mutant => [keyOf(mutant), mutant]));
    after.files[file] = {
      ...before.files[file],
      mutants: before.files[file].mutants.map(mutant => tried.get(keyOf(mutant)) ?? mutant),
    };
  }
  writeFileSync(reportOf(area), JSON.stringify(after));
}

/** By a test that fails, or by one that does not end. */
function isCaught({ status, statusReason }) {
  return status === 'Killed' || (status === 'Timeout' && statusReason !== undefined);
}

/** A time-out that names no test was Stryker's own: the machine stood still, and nothing is known about the mutant. */
function isMissed({ status, statusReason }) {
  return status === 'Survived' || status === 'NoCoverage' || (status === 'Timeout' && statusReason === undefined);
}

/** Mutants of the last run with their files; none if the area has not been run. */
function mutantsOf(area, isWanted) {
  if (!existsSync(reportOf(area))) return [];
  const { files } = JSON.parse(readFileSync(reportOf(area), 'utf8'));
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isWanted).map(mutant => ({ ...mutant, file, source })),
  );
}

function listSurvivors(area) {
  for (const { file, source, location, replacement, status } of mutantsOf(area, isMissed)) {
    const line = source.split('\n')[location.start.line - 1];
    const was = line.slice(
      location.start.column - 1,
      location.end.line === location.start.line ? location.end.column - 1 : undefined,
    );
    console.log(`${file}:${location.start.line} ${status}\n  ${line.trim()}\n  ${was}  =>  ${replacement}`);
  }
}

function printScores() {
  const row = (name, caught, all) => `| ${name} | ${all} | ${caught} | ${((100 * caught) / all).toFixed(1)} % |`;
  const total = { caught: 0, all: 0 };
  console.log('\n| area | mutants | caught | score |\n|---|---|---|---|');
  for (const area of Object.keys(AREAS)) {
    const caught = mutantsOf(area, isCaught).length;
    const all = caught + mutantsOf(area, isMissed).length;
    if (all === 0) continue;
    total.caught += caught;
    total.all += all;
    console.log(row(area, caught, all));
  }
  console.log(row('all', total.caught, total.all));
}
