// Mutation testing of the engine, area by area; prints a table of scores. Usage: node tools/mutation/run.mjs [area …]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AREAS } from './areas.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stryker = join(root, 'tools/mutation/node_modules/@stryker-mutator/core/bin/stryker.js');
const reports = join(root, '.cache/mutation');
const areas = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(AREAS);
const unknown = areas.find(area => !Object.hasOwn(AREAS, area));
if (unknown !== undefined) {
  console.error(`There is no area "${unknown}". Choose out of ${Object.keys(AREAS).join(', ')}.`);
  process.exit(1);
}
mkdirSync(reports, { recursive: true });

for (const area of areas) {
  const mutate = AREAS[area].mutate.map(file => `packages/engine/src/${file}.ts`).join(',');
  const { status } = spawnSync(process.execPath, [stryker, 'run', 'tools/mutation/stryker.config.mjs', '-m', mutate], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_AREA: area, CARTAGENA_QUICK: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Caught, by a failing test or by never ending; the rest of those that any test reached survived. */
function scoreOf(area) {
  const file = join(reports, `${area}.json`);
  if (!existsSync(file)) return undefined;
  const mutants = Object.values(JSON.parse(readFileSync(file, 'utf8')).files).flatMap(({ mutants: list }) => list);
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  return { caught: count('Killed', 'Timeout'), missed: count('Survived', 'NoCoverage') };
}

let caught = 0;
let all = 0;
console.log('\n| area | mutants | caught | score |\n|---|---|---|---|');
for (const area of Object.keys(AREAS)) {
  const score = scoreOf(area);
  if (!score) continue;
  const total = score.caught + score.missed;
  caught += score.caught;
  all += total;
  console.log(`| ${area} | ${total} | ${score.caught} | ${((100 * score.caught) / total).toFixed(1)} % |`);
}
console.log(`| all | ${all} | ${caught} | ${((100 * caught) / all).toFixed(1)} % |`);
