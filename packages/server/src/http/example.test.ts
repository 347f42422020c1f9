/** The example for bot authors really plays. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { guests, type Node, startNode } from '../testing/server.ts';

const BOT = fileURLToPath(new URL('../../../../examples/http-bot.mjs', import.meta.url));

let node: Node;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.close());

function run(link: string | readonly string[], token?: string): Promise<string> {
  const bot = spawn(process.execPath, [BOT, ...[link].flat()], {
    env: { ...process.env, ...(token ? { TOKEN: token } : {}) },
  });
  let said = '';
  for (const stream of [bot.stdout, bot.stderr])
    stream.on('data', data => {
      said += data;
    });
  return new Promise(resolve => bot.on('close', code => resolve(`${code} ${said.trim()}`)));
}

const GAME = { edition: 'classic', pirates: 4, segments: [4] };

/** A host with its token, and so many tables of its own. */
async function openTables(count: number) {
  const [host] = await guests(node, 1);
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push((await host.post('/api/games', { game: GAME })).body.id);
  const { token } = (await host.post('/api/me/token')).body;
  const start = (id: string) =>
    vi.waitFor(async () => expect((await host.post(`/api/games/${id}/start`)).status).toBe(200));
  return { host, ids, token, start };
}

it('two of them play a game to its end', async () => {
  const { host, ids, token, start } = await openTables(1);
  const [id] = ids;
  const link = `${node.url}/api/games/${id}`;
  const bots = [run(link, token), run(link)];
  await start(id);
  const said = (await Promise.all(bots)).sort();
  const table = await host.table(id);
  expect(table).toMatchObject({ status: 'over', closing: 'played' });
  // A game that nobody can win any more is decided on count, and may be shared.
  const isShared = table.winners?.length === 2;
  expect(said).toEqual(['0 I have won!', isShared ? '0 I have won!' : '0 Well played.']);
});

const CUT_MS = 300;

/** A way to the server that is cut after so many requests: every connection is lost, and for a while there is no new one. */
async function startCable(to: string, requests: number) {
  const { port, hostname } = new URL(to);
  const sockets = new Set<Socket>();
  let seen = 0;
  const cable = createServer(socket => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [socket, far],
      [far, socket],
    ]) {
      sockets.add(one);
      one.on('error', () => {}).on('close', () => other.destroy());
      one.pipe(other);
    }
    socket.on('data', () => {
      if (++seen === requests) void cut();
    });
  });
  const listen = (at: number) => new Promise<void>(resolve => cable.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const own = (cable.address() as AddressInfo).port;
  const closeAll = () => {
    const closed = new Promise(resolve => cable.close(resolve));
    for (const socket of sockets) socket.destroy();
    return closed;
  };
  async function cut() {
    await closeAll();
    await new Promise(resolve => setTimeout(resolve, CUT_MS));
    await listen(own);
  }
  return { url: `http://127.0.0.1:${own}`, close: closeAll };
}

it('one of them plays at several tables at once, and goes on after lost connections', async () => {
  const { host, ids, token, start } = await openTables(2);
  const cable = await startCable(node.url, 30);
  const linksOver = (url: string) => ids.map(id => `${url}/api/games/${id}`);
  const bots = [run(linksOver(node.url), token), run(linksOver(cable.url))];
  for (const id of ids) await start(id);
  const [, said] = await Promise.all(bots);
  expect(said).toMatch(/^0 /);
  expect(said).toContain('Connection lost');
  for (const id of ids) expect(await host.table(id)).toMatchObject({ status: 'over', closing: 'played' });
  await cable.close();
});

it('it has fewer than a hundred lines', () => {
  expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThan(100);
});

it('it says how it wants to be called', async () => {
  expect(await run('http://localhost')).toMatch(/^1 Usage/);
});
