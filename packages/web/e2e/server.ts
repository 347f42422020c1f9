/** The game server itself, as it is built, with a folder of its own for its games. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/dist/http/main.js', import.meta.url));

export interface GameServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** Loaded before the program: its clock starts at this moment. */
const clockFrom = (moment: string): string =>
  `data:text/javascript,const { now } = Date, ahead = ${Date.parse(moment)} - now(); Date.now = () => now() + ahead;`;

/** Resolves when it listens, at a free port. */
export async function serveGames(moment?: string): Promise<GameServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cartagena-e2e-'));
  const server = spawn(process.execPath, [...(moment ? ['--import', clockFrom(moment)] : []), MAIN], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, RATE_LIMIT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', line => {
      const [listening] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
      if (listening) resolve(listening);
    });
    server.once('exit', () => reject(new Error('The server did not start.')));
  });
  return {
    address,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
