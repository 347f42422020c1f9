/** A server as a separate process on a free port, with a gauge loaded into it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../testing/free-port.ts';
import { ask } from './ask.ts';
import type { Gauged } from './gauged.ts';

/** Compiled, also when this file is not: Node 20 runs no TypeScript. */
const built = (file: string): URL =>
  new URL(import.meta.url.endsWith('.ts') ? `../../dist/${file}` : `../${file}`, import.meta.url);

/** How long a server may take to start, in milliseconds. */
const START_TIMEOUT_MS = 30_000;
/** How many lines of a server's output are kept. */
const MAX_LINES = 1000;

/** Our own program. */
export const OUR_PROGRAM = fileURLToPath(built('http/main.js'));

export interface ServerProcessOptions {
  readonly program: string;
  readonly env: { readonly [name: string]: string };
  /** The path that answers as soon as the server is ready. */
  readonly readyPath: string;
  /** Where to write a CPU profile. */
  readonly profile: string | undefined;
}

export class ServerProcess {
  readonly port: number;
  private readonly child: ChildProcess;
  private readonly said: string[] = [];

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
    for (const stream of [child.stdout!, child.stderr!])
      createInterface(stream).on('line', line => {
        if (this.said.length < MAX_LINES) this.said.push(line);
      });
  }

  /** Its warnings and errors, line by line; it logs nothing else. */
  get complaints(): readonly string[] {
    return this.said;
  }

  static async start({ program, env, readyPath, profile }: ServerProcessOptions): Promise<ServerProcess> {
    const port = await freePort();
    const flags = [
      '--expose-gc',
      ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []),
      `--import=${built('load/gauge.js')}`,
    ];
    const child = spawn(process.execPath, [...flags, program], {
      env: { ...process.env, PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C is for the program that measures.
      detached: true,
    });
    const one = new ServerProcess(child, port);
    await one.untilReady(readyPath);
    return one;
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** With `collect`, garbage is collected before the memory is read. */
  async gauge({ collect }: { readonly collect: boolean }): Promise<Gauged> {
    const answer = once(this.child, 'message');
    this.child.send({ collect });
    return (await answer)[0] as Gauged;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }

  private async untilReady(path: string): Promise<void> {
    const end = performance.now() + START_TIMEOUT_MS;
    for (;;) {
      if (this.child.exitCode !== null) throw new Error(`The server did not start. ${this.said.join('\n')}`);
      const answer = await ask(this.port, 'GET', path, '').catch(() => undefined);
      if (answer?.status === 200) return;
      if (performance.now() > end) {
        this.child.kill('SIGKILL');
        throw new Error(`The server was not ready in time. ${this.said.join('\n')}`);
      }
      await pause(50);
    }
  }
}
