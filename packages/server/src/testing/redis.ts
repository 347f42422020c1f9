/** A real Redis for tests, on a free port, without files. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

const PROGRAM = 'redis-server';
const INSTALL = ['apt-get', 'install', '-y', '--no-install-recommends', PROGRAM];

const isThere = () => spawnSync(PROGRAM, ['--version']).status === 0;

/** Whether there is one; installs it where that needs nobody's consent, and says so where it cannot. */
export function findRedis(): boolean {
  if (isThere()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync(INSTALL[0], INSTALL.slice(1));
    if (isThere()) return true;
  }
  console.warn(`The tests of the bus on Redis are skipped: there is no ${PROGRAM} (Debian: ${INSTALL.join(' ')}).`);
  return false;
}

export class TestRedis {
  readonly port: number;
  private child: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<TestRedis> {
    const redis = new TestRedis(await freePort());
    await redis.revive();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child) return;
    child.kill('SIGKILL');
    await once(child, 'close');
  }

  async revive(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(PROGRAM, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', code => reject(new Error(`${PROGRAM} ended with code ${code}.`)));
      createInterface(child.stdout!).on('line', line => {
        if (line.includes('Ready to accept connections')) resolve();
      });
    });
  }

  /** It is there and does not answer, until it is resumed. */
  hang(): void {
    this.child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.child?.kill('SIGCONT');
  }
}
