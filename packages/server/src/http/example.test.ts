/** The example for bot authors really plays. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { guests, type Node, startNode } from '../testing/server.ts';

const BOT = fileURLToPath(new URL('../../../../examples/http-bot.mjs', import.meta.url));

let node: Node;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.close());

function run(link: string, token?: string): Promise<string> {
  const bot = spawn(process.execPath, [BOT, link], { env: { ...process.env, ...(token ? { TOKEN: token } : {}) } });
  let said = '';
  for (const stream of [bot.stdout, bot.stderr])
    stream.on('data', data => {
      said += data;
    });
  return new Promise(resolve => bot.on('close', code => resolve(`${code} ${said.trim()}`)));
}

it('two of them play a game to its end', async () => {
  const [host] = await guests(node, 1);
  const game = { edition: 'classic', pirates: 4, segments: [4] };
  const { id } = (await host.post('/api/games', { game })).body;
  const { token } = (await host.post('/api/me/token')).body;
  const link = `${node.url}/api/games/${id}`;
  const bots = [run(link, token), run(link)];
  await vi.waitFor(async () => expect((await host.post(`/api/games/${id}/start`)).status).toBe(200), {
    timeout: 20_000,
  });
  expect((await Promise.all(bots)).sort()).toEqual(['0 I have won!', '0 Well played.']);
  expect(await host.table(id)).toMatchObject({ status: 'over', closing: 'played' });
});

it('it says how it wants to be called', async () => {
  expect(await run('http://localhost')).toMatch(/^1 Usage/);
});
