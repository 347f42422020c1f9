// The session of docs/server-api.md, typed as it stands at a real server.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cartagena-session-'));
const hasTools = ['bash', 'curl', 'jq'].every(tool => spawnSync(tool, ['--version']).status === 0);
let server;
afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const freePort = () =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function startServer() {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' };
  server = spawn(process.execPath, [join(ROOT, 'packages/server/dist/http/main.js')], { env, stdio: 'ignore' });
  for (let tries = 0; tries < 600; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return port;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

it.skipIf(!hasTools)(
  'the session with curl plays an action and follows the table',
  async () => {
    const page = readFileSync(join(ROOT, 'docs/server-api.md'), 'utf8');
    const [, session] = page.match(/```sh\n(API=.*?)```/s);
    const port = await startServer();
    const script = session.replace('localhost:3000', `127.0.0.1:${port}`);
    const { stdout } = await new Promise(resolve => {
      const shell = spawn('bash', ['-c', script]);
      let output = '';
      shell.stdout.on('data', data => {
        output += data;
      });
      shell.on('close', () => resolve({ stdout: output }));
    });
    expect(stdout).not.toContain('"code"');
    expect(stdout).toMatch(/"legal": \[/);
    expect(stdout).toMatch(/^event: table$/m);
    const seqs = [...stdout.matchAll(/"seq": ?(\d+)/g)].map(([, seq]) => Number(seq));
    expect(Math.max(...seqs)).toBeGreaterThan(Math.min(...seqs));
  },
  120_000,
);
