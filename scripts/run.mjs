// Runs a job of this repository and first brings about what it needs: installed packages and a fresh build.
// No dependencies, so that it works on a fresh clone with nothing but Node and npm.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [job, ...args] = process.argv.slice(2);
const stamps = join(root, 'node_modules', '.cartagena');

const OLDEST_NODE = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
  refuse(`This needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);

function refuse(text) {
  console.error(text);
  process.exit(1);
}

/** Runs a program from the repository's root; its failure is ours. */
const run = (command, ...parameters) => runWith(process.env, command, ...parameters);

async function runWith(env, command, ...parameters) {
  const code = await runChild(command, parameters, { cwd: root, env, shell: process.platform === 'win32' });
  if (code !== 0) process.exit(code);
}

const node = (file, ...parameters) => run(process.execPath, join(root, file), ...parameters);
const tool = (path, ...parameters) => node(join('node_modules', path), ...parameters);

/** Does the work unless it was done for the same input before. */
async function once(name, fingerprint, work) {
  const stamp = join(stamps, name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  await work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, fingerprint);
}

const hash = text => createHash('sha256').update(text).digest('hex');

async function install() {
  await once('installed', hash(readFileSync(join(root, 'package-lock.json'))), async () => {
    console.error('Installing packages …');
    await run('npm', 'ci', '--no-fund', '--no-audit');
  });
}

/** What a build or a pack writes beside the sources. */
const WRITTEN = /\.tsbuildinfo$|^LICENSE$/;

/** Names, sizes and times of everything that goes into the build. */
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !WRITTEN.test(entry.name))
    .filter(entry => !/[\\/](dist|node_modules)([\\/]|$)/.test(entry.parentPath ?? entry.path))
    .map(entry => {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      const { size, mtimeMs } = statSync(path);
      return `${path} ${size} ${mtimeMs}`;
    })
    .sort();
}

async function build() {
  await install();
  const input = [...sources(join(root, 'packages')), String(statSync(join(root, 'tsconfig.base.json')).mtimeMs)];
  const isMissing = readdirSync(join(root, 'packages')).some(name => !existsSync(join(root, 'packages', name, 'dist')));
  if (isMissing) rmSync(join(stamps, 'built'), { force: true });
  await once('built', hash(input.join('\n')), async () => {
    await tool('typescript/bin/tsc', '-b');
    // Also when a test asks for it: other clients do not work offline.
    const env = { ...process.env, NODE_ENV: 'production' };
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    await runWith(env, process.execPath, vite, 'build', 'packages/web', '--logLevel', 'error');
  });
}

async function testInBrowser(...parameters) {
  await build();
  await node('scripts/need-browser.mjs');
  await tool('@playwright/test/cli.js', 'test', '--config', 'packages/web/e2e', ...parameters);
}

/** One with packages of its own, which nobody else needs. */
async function runTool(name, ...parameters) {
  await installTool(name);
  await node(join('tools', name, 'run.mjs'), ...(parameters.length > 0 ? parameters : args));
}

async function installTool(name) {
  const folder = join('tools', name);
  if (!existsSync(join(root, folder, 'node_modules')))
    await run('npm', 'ci', '--prefix', folder, '--no-fund', '--no-audit');
}

const LIBRARIES = ['engine', 'fair', 'bots', 'study', 'protocol'];
/** Everything for people who play or run a server, as one package. */
const PROGRAM = 'cartagena';

const PACKAGES = join(root, '.cache', 'packages');

async function pack(folder, names = [...LIBRARIES, PROGRAM]) {
  await build();
  // They need not be built one by one.
  process.env.CARTAGENA_IS_BUILT = '1';
  // Nothing else is removed: the folder may be anybody's.
  if (folder === PACKAGES) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const npmPack = (...what) => run('npm', 'pack', '--silent', '--pack-destination', folder, ...what);
  const workspaces = LIBRARIES.filter(name => names.includes(name)).map(name => `--workspace=@cartagena/${name}`);
  if (workspaces.length > 0) await npmPack(...workspaces);
  if (!names.includes(PROGRAM)) return;
  const bundled = join(root, '.cache', PROGRAM);
  await node('scripts/bundle.mjs', bundled);
  await npmPack(bundled);
}

/** Jobs that would not look at their options. */
const WITHOUT_OPTIONS = ['build', 'compile', 'serve', 'size', 'lighthouse', 'api-docs'];

const JOBS = {
  build,
  /** The packages without the browser client. */
  async compile() {
    await install();
    await tool('typescript/bin/tsc', '-b');
  },
  /** Packs all packages, or those that are named, into a folder; `.cache/packages` unless another is given. */
  async pack() {
    const [given = PACKAGES, ...names] = args;
    if (given.startsWith('-')) refuse(`Usage: npm run pack [-- FOLDER [${[...LIBRARIES, PROGRAM].join(' | ')} …]]`);
    const folder = resolve(given);
    await pack(folder, names.length > 0 ? names : undefined);
    console.log(`\nThey are in ${folder}.`);
  },
  /** publint and Are The Types Wrong on what is packed. */
  async 'check-packages'() {
    const [folder] = args;
    if (folder?.startsWith('-')) refuse('Usage: npm run check-packages [-- FOLDER]');
    if (folder === undefined) await pack(PACKAGES);
    await runTool('packages', resolve(folder ?? PACKAGES));
  },
  /** Checks, tests and packs everything, with check sums, into `.cache/release`; `--set VERSION` for all packages. */
  async release() {
    await node('scripts/release.mjs', ...args);
  },
  async start() {
    await build();
    process.env.DATA_DIR ??= 'data';
    await node('packages/cli/dist/main.js', ...args);
  },
  async serve() {
    await build();
    await node('packages/server/dist/http/main.js');
  },
  async dev() {
    await build();
    await tool('vite/bin/vite.js', 'packages/web');
  },
  async backup() {
    await build();
    await node('packages/server/dist/store/backup-main.js', ...args);
  },
  async load() {
    await build();
    if (args.includes('--peer')) await installTool('peer');
    await node('packages/server/dist/load/main.js', ...args);
  },
  async 'store-bench'() {
    await build();
    await node('packages/server/dist/store/bench/main.js', ...args);
  },
  async soak() {
    await build();
    await node('packages/server/dist/soak/main.js', ...args);
  },
  async attack() {
    await build();
    await node('packages/server/dist/attack/main.js', ...args);
  },
  async test() {
    await install();
    await Promise.all([
      tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
      tool('typescript/bin/tsc', '-b'),
      tool('knip/bin/knip.js'),
    ]);
    // Whether every rule is tested can only be said of a whole run.
    const reporters = args.length === 0 ? ['--reporter=default', '--reporter=./scripts/rule-ids-reporter.mjs'] : [];
    await build();
    await tool('vitest/vitest.mjs', 'run', ...reporters, ...args);
    process.env.SHORT = '1';
    if (args.length === 0) await testInBrowser();
  },
  /** The browser tests alone; options are Playwright's, such as a part of a file's name. */
  async e2e() {
    await testInBrowser(...args);
  },
  /** The main journeys in Firefox and WebKit, where they are installed; options are Playwright's. */
  async engines() {
    await build();
    await tool('@playwright/test/cli.js', 'test', '--config', 'packages/web/e2e/engines', ...args);
  },
  async size() {
    await build();
    await node('scripts/size.mjs');
  },
  async screenshots() {
    await build();
    await node('scripts/need-browser.mjs');
    await node('scripts/screenshots.mjs', ...args);
  },
  async frames() {
    await build();
    await node('scripts/need-browser.mjs');
    await node('scripts/frames.mjs', ...args);
  },
  async lighthouse() {
    await build();
    await node('scripts/need-browser.mjs');
    await runTool('lighthouse');
  },
  async mutate() {
    await install();
    await runTool('mutation');
  },
  /** The engine's API reference, into .cache/api. */
  async 'api-docs'() {
    await install();
    await runTool('api-docs');
  },
  async strength() {
    await build();
    await node('scripts/strength.mjs', ...args);
  },
  async benchmark() {
    await build();
    await node('scripts/benchmark.mjs', ...args);
  },
  /** How many steps a second `cartagena env` makes through real pipes. */
  async 'env-bench'() {
    await build();
    await node('scripts/env-bench.mjs', ...args);
  },
  async bench() {
    await build();
    await node('packages/cli/dist/main.js', 'bench', ...args);
  },
  /** The tests with bad input, many times as long; `--times`, `--seed`, `--only` a part of a file's name. */
  async fuzz() {
    await build();
    await node('scripts/fuzz.mjs', ...args);
  },
  async referee() {
    await build();
    await node('packages/cli/dist/main.js', 'referee', ...args);
  },
};

if (!Object.hasOwn(JOBS, job ?? '')) refuse(`Usage: node scripts/run.mjs ${Object.keys(JOBS).join('|')} [options]`);
if (args.length > 0 && WITHOUT_OPTIONS.includes(job)) refuse(`npm run ${job} takes no options: ${args.join(' ')}`);
await JOBS[job]();
