/** The built program, as a process of its own that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './database.ts';
import type { Fault } from './faults.ts';

const built = (file: string): URL => new URL(`../../dist/${file}`, import.meta.url);
const MAIN = fileURLToPath(built('http/main.js'));
/** Is loaded into the program where faults are wanted. */
const FAULTS = built('testing/faults.js');

type Env = { readonly [name: string]: string };

export class Program {
  readonly url: string;
  private readonly child: ChildProcess;
  private readonly said: string[];

  private constructor(url: string, child: ChildProcess, said: string[]) {
    this.url = url;
    this.child = child;
    this.said = said;
  }

  /** Resolves when it listens. `before` goes in front of the program on the command line. */
  static async start(
    { kind, address }: Pick<TestDatabase, 'kind' | 'address'>,
    env: Env = {},
    before: readonly string[] = [],
  ): Promise<Program> {
    const games = kind === 'SQLite' ? { DATA_DIR: dirname(address) } : { DATABASE_URL: address };
    const child = spawn(process.execPath, [...before, MAIN], {
      env: { PATH: process.env.PATH, PORT: '0', RATE_LIMIT: '0', ...games, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const said: string[] = [];
    const url = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout!, child.stderr!])
        createInterface(stream).on('line', line => {
          said.push(line);
          const [listening] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
          if (listening) resolve(listening);
        });
      child.once('exit', () => reject(new Error(`The server did not start.\n${said.join('\n')}`)));
    });
    return new Program(url, child, said);
  }

  /** One in which faults can be injected. */
  static startFrail(database: Pick<TestDatabase, 'kind' | 'address'>, env: Env = {}): Promise<Program> {
    return Program.start(database, env, ['--import', FAULTS.href]);
  }

  /** Resolves when it has gone wrong. */
  async suffer(fault: Fault): Promise<void> {
    const done = once(this.child, 'message');
    this.child.send(fault);
    await done;
  }

  /** All that it has said, line by line. */
  get output(): string {
    return this.said.join('\n');
  }

  get port(): string {
    return new URL(this.url).port;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Sends the signal; resolves to the exit code, or to the signal that it died of. */
  async end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | string> {
    const { child } = this;
    if (this.isRunning) {
      child.kill(signal);
      await once(child, 'close');
    }
    return child.exitCode ?? child.signalCode!;
  }
}
