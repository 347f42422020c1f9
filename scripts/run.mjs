// Runs a job of this repository and first brings about what it needs: installed packages and a fresh build.
// No dependencies, so that it works on a fresh clone with nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [job, ...args] = process.argv.slice(2);
const stamps = join(root, 'node_modules', '.cartagena');

const OLDEST_NODE = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  console.error(`This needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs a program from the repository's root; its failure is ours. */
function run(command, ...parameters) {
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit', shell });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const node = (file, ...parameters) => run(process.execPath, join(root, file), ...parameters);
const tool = (path, ...parameters) => node(join('node_modules', path), ...parameters);

/** Does the work unless it was done for the same input before. */
function once(name, fingerprint, work) {
  const stamp = join(stamps, name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, fingerprint);
}

const hash = text => createHash('sha256').update(text).digest('hex');

function install() {
  once('installed', hash(readFileSync(join(root, 'package-lock.json'))), () => {
    console.error('Installing packages …');
    run('npm', 'ci', '--no-fund', '--no-audit');
  });
}

/** Names, sizes and times of everything that goes into the build. */
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !/[\\/](dist|node_modules)([\\/]|$)/.test(entry.parentPath ?? entry.path))
    .map(entry => {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      const { size, mtimeMs } = statSync(path);
      return `${path} ${size} ${mtimeMs}`;
    })
    .sort();
}

function build() {
  install();
  const input = [...sources(join(root, 'packages')), String(statSync(join(root, 'tsconfig.base.json')).mtimeMs)];
  const missing = readdirSync(join(root, 'packages')).filter(name => !existsSync(join(root, 'packages', name, 'dist')));
  once('built', hash([...input, ...missing].join('\n')), () => {
    tool('typescript/bin/tsc', '-b');
    tool('vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'error');
  });
}

function testInBrowser(...parameters) {
  build();
  node('scripts/need-browser.mjs');
  tool('@playwright/test/cli.js', 'test', '--config', 'packages/web/e2e', ...parameters);
}

// Ctrl-C is for the program that runs: it may have something to keep, and says when it is done.
process.on('SIGINT', () => {});

const JOBS = {
  build,
  start() {
    build();
    if (args.length > 0) return node('packages/cli/dist/main.js', ...args);
    const { HOST = '127.0.0.1', PORT = '3000', PUBLIC_URL = `http://${HOST}:${PORT}` } = process.env;
    console.error(`Open ${PUBLIC_URL} in a browser to play. Ctrl-C ends it.`);
    process.env.LOG_LEVEL ??= 'warn';
    node('packages/server/dist/http/main.js');
  },
  serve() {
    build();
    node('packages/server/dist/http/main.js');
  },
  dev() {
    build();
    tool('vite/bin/vite.js', 'packages/web');
  },
  backup() {
    build();
    node('packages/server/dist/store/backup-main.js', ...args);
  },
  load() {
    build();
    node('packages/server/dist/load/main.js', ...args);
  },
  soak() {
    build();
    node('packages/server/dist/soak/main.js', ...args);
  },
  test() {
    install();
    tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings');
    tool('typescript/bin/tsc', '-b');
    tool('knip/bin/knip.js');
    tool('vitest/vitest.mjs', 'run', ...args);
    process.env.SHORT = '1';
    if (args.length === 0) testInBrowser();
  },
  /** The browser tests alone; options are Playwright's, such as a part of a file's name. */
  e2e() {
    testInBrowser(...args);
  },
  size() {
    build();
    node('scripts/size.mjs');
  },
  screenshots() {
    build();
    node('scripts/need-browser.mjs');
    node('scripts/screenshots.mjs', ...args);
  },
  lighthouse() {
    build();
    node('scripts/need-browser.mjs');
    const tools = join('tools', 'lighthouse');
    if (!existsSync(join(root, tools, 'node_modules'))) run('npm', 'ci', '--prefix', tools, '--no-fund', '--no-audit');
    node(join(tools, 'run.mjs'), ...args);
  },
  mutate() {
    install();
    const tools = join('tools', 'mutation');
    if (!existsSync(join(root, tools, 'node_modules'))) run('npm', 'ci', '--prefix', tools, '--no-fund', '--no-audit');
    node(join(tools, 'run.mjs'), ...args);
  },
  strength() {
    build();
    node('scripts/strength.mjs', ...args);
  },
  bench() {
    build();
    node('packages/cli/dist/main.js', 'bench', ...args);
  },
};

if (!Object.hasOwn(JOBS, job ?? '')) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(JOBS).join('|')} [options]`);
  process.exit(1);
}
JOBS[job]();
