/** The program is told to stop while it is in use. */
import { afterEach, expect, it, vi } from 'vitest';
import { DATABASES, startDatabase } from '../testing/database.ts';
import { Follower } from '../testing/follower.ts';
import { Program } from '../testing/program.ts';
import { type Programs, startPrograms } from '../testing/programs.ts';
import { beginGame, type Client, guests } from '../testing/server.ts';

let programs: Programs | undefined;
afterEach(async () => {
  await programs?.close();
  programs = undefined;
});

it.each(DATABASES)(
  'on SIGTERM requests are finished, followers told to come again, and it ends well: %s',
  async kind => {
    const running = await startPrograms(kind);
    programs = running;
    const [node] = running.nodes;
    const players = await guests(node, 2);
    const id = await beginGame(players);
    const reader = await players[0].follow(id);
    const follower = new Follower(players[1], [node], id);

    // Everybody talks until nobody is there any more.
    const said: number[] = [];
    const talk = async (client: Client): Promise<void> => {
      for (;;) {
        const answer = await client.post(`/api/games/${id}/chat`, { emote: 'hello' }).catch(() => undefined);
        if (answer === undefined) return;
        expect(answer.status).toBe(200);
        said.push(answer.body.seq);
      }
    };
    const talking = Promise.all(Array.from({ length: 8 }, (_, i) => talk(players[i % 2])));
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(20));
    expect(await node.end('SIGTERM')).toBe(0);
    await talking;
    expect(reader.events.at(-1)).toMatchObject({ event: 'reconnect', data: {} });
    await expect(fetch(`${node.url}/healthz`)).rejects.toThrow();

    const log = await running.store.entries(id);
    const words = log.filter(({ kind: what }) => what === 'said').map(({ seq }) => seq);
    // Who was answered is there; who was not had not been heard.
    expect(said.sort((a, b) => a - b)).toEqual(words);

    running.nodes[0] = await Program.start(running.database, { PORT: node.port });
    await vi.waitFor(() => expect(follower.news.at(-1)?.seq).toBe(log.length));
    expect(follower.faults).toEqual([]);
    await follower.close();
  },
);

/** Starts what follows on the command line as `npm run serve` does. */
const AS_SERVE = `
  import { runChild } from '${new URL('../../../../scripts/child.mjs', import.meta.url).href}';
  process.exit(await runChild(process.execPath, process.argv.slice(1)));
`;

it('a program that cannot start says why, and ends', async () => {
  programs = await startPrograms('SQLite');
  const { database, nodes } = programs;
  await expect(Program.start(database, { PORT: nodes[0].port })).rejects.toThrow(
    /could not start: Port \d+ of 127\.0\.0\.1 is already in use\. Choose another one/,
  );
});

/** The same as npm does: in a shell, which it tells to end, and which tells nobody. */
const AS_NPM = `
  import { spawn } from 'node:child_process';
  const env = { ...process.env, npm_lifecycle_event: 'serve' };
  const serve = [process.execPath, '--input-type=module', '--eval', ${JSON.stringify(AS_SERVE)}, ...process.argv.slice(1)];
  const shell = spawn('sh', ['-c', '"$@"; exit $?', 'sh', ...serve], { stdio: 'inherit', env });
  process.on('SIGTERM', () => shell.kill('SIGTERM'));
  shell.on('exit', () => process.exit(0));
`;

it.each([
  ['a script', AS_SERVE],
  ['npm', AS_NPM],
])('a signal to %s that started it reaches it', async (_, start) => {
  const database = await startDatabase('SQLite');
  try {
    const started = await Program.start(database, {}, ['--input-type=module', '--eval', start]);
    // Resolves when nobody is left who could say anything.
    expect(await started.end('SIGTERM')).toBe(0);
    expect(started.output).toContain('"stopping"');
    await expect(fetch(`${started.url}/healthz`)).rejects.toThrow();
  } finally {
    await database.remove();
  }
});
