// The package `cartagena` as a stranger gets it: packed, installed into an empty folder, and run where Node is all there is.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cartagena-program-'));
const installed = join(folder, 'node_modules');
const program = join(installed, 'cartagena/bin/cartagena.mjs');
const tools = join(folder, 'path');
/** Stands for the system's program that opens a browser, and writes what it is to open into a file. */
const opener = process.platform === 'darwin' ? 'open' : 'xdg-open';
const openedAddress = join(folder, 'opened');
/** Nothing but Node can be found, and nothing of the user is set. */
const ENV = { PATH: tools, HOME: folder, XDG_DATA_HOME: join(folder, 'data') };

let server;
afterAll(async () => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function run(command, parameters, options) {
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd: folder, encoding: 'utf8', ...options });
  return { status, stdout, stderr };
}

const cartagena = (...words) => run(process.execPath, [program, ...words], { env: ENV });

beforeAll(() => {
  const succeed = (...command) => {
    const { status, stdout, stderr } = run(...command);
    if (status !== 0) throw new Error(`${command.flat().join(' ')}:\n${stdout}${stderr}`);
  };
  succeed(process.execPath, [join(ROOT, 'scripts/run.mjs'), 'pack', join(folder, 'tarballs'), 'cartagena']);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const files = readdirSync(join(folder, 'tarballs'));
  expect(files).toEqual([`cartagena-${versionOf('.')}.tgz`]);
  succeed('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', join(folder, 'tarballs', files[0])]);
  mkdirSync(tools);
  symlinkSync(process.execPath, join(tools, 'node'));
  writeFileSync(join(tools, opener), `#!/bin/sh\necho "$1" > "${openedAddress}"\n`, { mode: 0o755 });
});

const versionOf = path => JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')).version;

it('is small, and has the licences of what is in it', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).map(file => join(installed, file));
  const size = files.map(file => statSync(file)).reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  expect(size / 2 ** 20).toBeLessThan(40);
  expect(
    readdirSync(installed)
      .filter(name => !name.startsWith('.'))
      .sort(),
  ).not.toContain('pg');
  const licences = readFileSync(join(installed, 'cartagena/dist/THIRD-PARTY-LICENSES.md'), 'utf8');
  for (const name of ['fastify', 'kysely', 'commander', 'typebox', 'uqr']) expect(licences).toContain(`## ${name} `);
});

it('the command opens the game, here, in the network and in a browser, and Ctrl-C ends it', async () => {
  server = spawn(join(installed, '.bin/cartagena'), ['--port', '0', '--open'], { cwd: folder, env: ENV });
  let said = '';
  server.stderr.on('data', text => {
    said += text;
  });
  const address = await new Promise((resolve, reject) => {
    createInterface(server.stdout).on('line', line => {
      said += `${line}\n`;
      const [, here] = /on this machine +(\S+)/.exec(said) ?? [];
      if (here && said.includes('Ctrl-C')) resolve(here.replace('localhost', '127.0.0.1'));
    });
    server.once('exit', () => reject(new Error(said)));
  });
  expect(said).toContain(`Games are stored in ${join(folder, 'data/cartagena')}.`);
  await vi.waitFor(() => expect(readFileSync(openedAddress, 'utf8')).toMatch(/^http:\/\/localhost:\d+\n$/));
  const ask = async (path, options) => {
    const response = await fetch(address + path, options);
    const text = await response.text();
    return { status: response.status, type: response.headers.get('content-type'), text };
  };
  expect(await ask('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  const page = await ask('/', { headers: { accept: 'text/html' } });
  expect(page).toMatchObject({ status: 200, type: expect.stringContaining('text/html') });
  const [, script] = /<script[^>]+src="([^"]+)"/.exec(page.text);
  expect(await ask(script)).toMatchObject({ status: 200, type: expect.stringContaining('javascript') });
  // The pages that describe the API are files of another package.
  for (const path of ['/api/docs/', '/api/docs/static/swagger-ui-bundle.js'])
    expect((await ask(path)).status).toBe(200);

  // From a page at an address in the network as from this machine, and not from a site elsewhere.
  const post = (path, body, headers) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const { host, origin } = new URL(address);
  expect((await post('/api/me/token', {}, { origin })).status).toBe(200);
  expect((await post('/api/me/token', {}, { origin: `http://evil.example:${host.split(':')[1]}` })).status).toBe(403);

  // The bots' threads and the database's are there.
  const { token } = JSON.parse((await post('/api/me/token', {})).text);
  const headers = { authorization: `Bearer ${token}` };
  const bots = [1, 2].map(() => ({ by: 'bot', bot: 'deckhand' }));
  const opened = await post('/api/games', { game: { edition: 'classic' }, seats: bots }, headers);
  expect(opened.status, opened.text).toBe(201);
  const { id } = JSON.parse(opened.text);
  expect(await post(`/api/games/${id}/start`, {}, headers)).toMatchObject({ status: 200 });
  const seq = async () => JSON.parse((await ask(`/api/games/${id}`, { headers })).text).seq;
  await vi.waitFor(async () => expect(await seq()).toBeGreaterThan(8), { interval: 200 });

  server.kill('SIGINT');
  const [code] = await once(server, 'exit');
  expect(code, said).toBe(0);
  expect(existsSync(join(folder, 'data/cartagena/cartagena.db'))).toBe(true);
  expect(cartagena('backup', 'copy.db').stdout).toContain('All games are in copy.db.');
});

it('plays, checks and verifies in the terminal', () => {
  const arena = cartagena('arena', '--bots', 'random,greedy', '--games', '2', '--jobs', '1', '--json');
  expect(arena.status, arena.stderr).toBe(0);
  const played = cartagena('play', '--players', 'random,greedy', '--seed', 's', '--save', 'game.json');
  expect(played.status, played.stderr).toBe(0);
  expect(cartagena('check', 'game.json')).toMatchObject({ status: 0 });
  expect(cartagena('verify', join(ROOT, 'fixtures/fair/three-rafts.json'))).toMatchObject({ status: 0 });
  expect(cartagena('--version').stdout).toBe(`${versionOf('.')}\n`);
  const referee = cartagena('referee', '--games', '1');
  expect(referee.status, referee.stderr).toBe(0);
});

it('says what is missing', () => {
  const asked = run(process.execPath, [program, 'serve'], {
    env: { ...ENV, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
  });
  expect(asked.stderr).toContain('needs the package pg, which is not installed. Run: npm install --global pg');
  const old = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"18.20.0"}})';
  const { status, stderr } = run(process.execPath, ['--import', old, program], { env: ENV });
  expect([status, stderr]).toEqual([
    1,
    'Cartagena needs Node 20.19 or newer; this is 18.20.0. Get it at https://nodejs.org.\n',
  ]);
  writeFileSync(join(folder, 'file'), '');
  expect(cartagena('--data', join('file', 'x')).stderr).toMatch(
    /Games cannot be stored in file\/x .*Choose another folder\./,
  );
  if (existsSync('/proc/self'))
    expect(cartagena('--data', '/proc/x').stderr).toContain('Games cannot be stored in /proc/x');
});
