// Makes a release: everything is checked, tested and packed, and has a check sum. Publishing is left to a person.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MANIFESTS = ['package.json', ...readdirSync(join(ROOT, 'packages')).map(name => `packages/${name}/package.json`)];
const isOurs = name => name.startsWith('@cartagena/');

const read = path => readFileSync(join(ROOT, path), 'utf8');

/** Versions that are not the one of the repository: of packages, and of what they need from each other. */
export function strayVersions(manifests, version) {
  return manifests.flatMap(([path, { version: own, dependencies = {} }]) => [
    ...(own === version ? [] : [`${path}: version ${own}`]),
    ...Object.entries(dependencies)
      .filter(([name, wanted]) => isOurs(name) && wanted !== version)
      .map(([name, wanted]) => `${path}: ${name} ${wanted}`),
  ]);
}

/** The text with the version of the package, and of ours that it needs, set anew. */
export const withVersion = (text, version) =>
  text
    .replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`)
    .replaceAll(/("@cartagena\/\w+": )"\d[^"]*"/g, `$1"${version}"`);

/** Whether the change log has a part about the version. */
export const hasEntry = (changes, version) => changes.split('\n').some(line => line.startsWith(`## ${version} `));

/** The lines that `sha256sum --check` reads. */
export const checkSums = files =>
  files.map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`).join('');

function fail(text) {
  console.error(text);
  process.exit(1);
}

function run(program, ...parameters) {
  const { status } = spawnSync(program, parameters, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) fail(`No release: ${[program, ...parameters].join(' ')} failed.`);
}

function setVersion(version) {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version ?? '')) fail('Give a version, such as --set 0.2.0.');
  for (const path of MANIFESTS) writeFileSync(join(ROOT, path), withVersion(read(path), version));
  run('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
}

function release() {
  const { version } = JSON.parse(read('package.json'));
  const stray = strayVersions(
    MANIFESTS.map(path => [path, JSON.parse(read(path))]),
    version,
  );
  if (stray.length > 0) fail(`All packages must have version ${version}:\n${stray.join('\n')}`);
  if (!hasEntry(read('CHANGELOG.md'), version)) fail(`CHANGELOG.md says nothing about ${version}.`);
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
  if (stdout !== '') fail(`Commit these first:\n${stdout}`);
  const folder = join(ROOT, '.cache/release');
  rmSync(folder, { recursive: true, force: true });
  run('npm', 'ci', '--no-audit', '--no-fund');
  run('npm', 'test');
  run(process.execPath, 'scripts/run.mjs', 'pack', folder);
  run(process.execPath, 'scripts/run.mjs', 'check-packages', folder);
  const packages = readdirSync(folder)
    .filter(name => name.endsWith('.tgz'))
    .sort();
  const sums = checkSums(packages.map(name => [name, readFileSync(join(folder, name))]));
  writeFileSync(join(folder, 'SHA256SUMS'), sums);
  console.log(`Version ${version} is in .cache/release:\n${sums}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [option, value] = process.argv.slice(2);
  if (option === '--set') setVersion(value);
  else if (option === undefined) release();
  else fail('Usage: npm run release [-- --set VERSION]');
}
