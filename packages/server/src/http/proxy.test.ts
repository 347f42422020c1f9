/**
 * Games through nginx, as the files of deploy/ have it, in front of two nodes of which one is killed and the other stopped. It needs
 * nginx, so it runs when it is told where that is: NGINX=nginx npx vitest run packages/server/src/http/proxy.test.ts
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { Program } from '../testing/program.ts';
import { startPrograms } from '../testing/programs.ts';
import { type Client, guests, type Host } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const { NGINX } = process.env;
const SITES = ['nginx.conf', 'compose-nginx.conf'];
const GAMES = 12;
const SOME = 100;
const ENV = { TRUST_PROXY: '1' };

/** The site as it is, but for names, ports, and certificates, which nobody has here. */
async function startNginx(file: string, nodes: readonly Program[]): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'cartagena-nginx-'));
  const port = await freePort();
  const path = fileURLToPath(new URL(`../../../../deploy/${file}`, import.meta.url));
  const site = (await readFile(path, 'utf8'))
    .replace(/server \{\n {2}listen 80;\n {2}listen \[[^}]*\}\n/, '')
    .replace(/ {2}(listen \[|ssl_).*\n/g, '')
    .replace(/listen (443 ssl http2|80);/, `listen 127.0.0.1:${port};`)
    .replace(/(?:127\.0\.0\.1:300|node-)([12])(?::3000)?/g, (_, n) => `127.0.0.1:${nodes[Number(n) - 1].port}`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};`,
  );
  const whole = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; ${paths.join(' ')} ${site} }`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  const nginx = spawn(NGINX!, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  onTestFinished(async () => {
    nginx.kill('SIGQUIT');
    if (nginx.exitCode === null) await once(nginx, 'exit');
    await rm(folder, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200));
  return { url };
}

async function beginGame(proxy: Host): Promise<TestPlayer[]> {
  const clients: Client[] = await guests(proxy, 2);
  const { id } = (await clients[0].post('/api/games', { game: { edition: 'classic' } })).body;
  await clients[1].post(`/api/games/${id}/seat`);
  await clients[0].post(`/api/games/${id}/start`);
  return clients.map(client => new TestPlayer(client, [proxy], id));
}

it.runIf(NGINX).each(SITES)(
  'games go on through nginx with %s when a node is killed, comes back, and the other one is stopped',
  async site => {
    const programs = await startPrograms('PostgreSQL', ENV);
    onTestFinished(() => programs.close());
    const { nodes, database } = programs;
    const proxy = await startNginx(site, nodes);
    for (const path of ['/metrics', '/readyz']) expect((await fetch(proxy.url + path)).status).toBe(404);

    const games = await Promise.all(Array.from({ length: GAMES }, () => beginGame(proxy)));
    const players = games.flat();
    onTestFinished(async () => void (await Promise.all(players.map(player => player.close()))));
    const made = () => games.map(game => game.reduce((sum, player) => sum + player.acknowledged.length, 0));
    const goOn = async () => {
      const before = made();
      const sum = () => made().reduce((a, b) => a + b, 0);
      const wanted = sum() + SOME;
      await vi.waitFor(
        () => {
          expect(made().filter((count, i) => count <= before[i])).toEqual([]);
          expect(sum()).toBeGreaterThanOrEqual(wanted);
        },
        { timeout: 60_000, interval: 10 },
      );
    };
    const told = (what: string, since: number) => {
      const sum = (of: (player: TestPlayer) => number) => players.reduce((all, player) => all + of(player), 0);
      const figures = `${sum(one => one.repeated)} requests repeated, ${sum(one => one.follower.connections)} connections`;
      console.log(
        `${what}: every game went on, and ${SOME} actions were done, in ${Date.now() - since} ms; ${figures}`,
      );
    };

    let since = Date.now();
    await goOn();
    told('two nodes', since);
    since = Date.now();
    await nodes[0].end('SIGKILL');
    await goOn();
    told('one killed', since);
    nodes[0] = await Program.start(database, { ...ENV, PORT: nodes[0].port });
    await goOn();
    since = Date.now();
    const stopped = nodes[1].end('SIGTERM');
    await goOn();
    told('the other stopped', since);
    expect(await stopped).toBe(0);
    expect(players.flatMap(player => [...player.refusals, ...player.follower.faults])).toEqual([]);
  },
  240_000,
);
