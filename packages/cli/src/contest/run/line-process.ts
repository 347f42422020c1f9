/** A child process that exchanges lines with this one. Every read ends: with a line, or with the reason why none came. */
import { type ChildProcess, spawn } from 'node:child_process';

/** The length at which a line is refused. */
const MAX_LINE_LENGTH = 1 << 20;
/** How many characters of its standard error are quoted when it fails. */
const MAX_QUOTED_ERRORS = 2000;
/** How long it may run on after its input is closed. */
const GRACE_MS = 1000;

/** Exit codes of a shell whose command is not executable or does not exist. */
const NOT_STARTED_CODES = [126, 127];

interface PendingRead {
  resolve(line: string): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Running processes, killed when this process exits. */
const running = new Set<LineProcess>();
const killAll = (): void => {
  for (const one of running) one.kill();
};

/** How a process ended. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export class LineProcess {
  private readonly child: ChildProcess;
  private readonly command: string;
  private readonly closed: Promise<void>;
  private readonly ended: Promise<ProcessEnd>;
  private pending: PendingRead | undefined;
  /** Why it can no longer be used. */
  private failure: string | undefined;
  private partial = '';
  private errors = '';
  private hasAnswered = false;

  /** Runs the command in a shell. */
  constructor(command: string) {
    this.command = command;
    // A process group of its own, so that everything the shell starts can be killed with it.
    this.child = spawn(command, { shell: true, detached: process.platform !== 'win32', stdio: 'pipe' });
    if (running.size === 0) process.once('exit', killAll);
    running.add(this);
    const { stdin, stdout, stderr } = this.child;
    stdout!.setEncoding('utf8').on('data', (text: string) => this.onText(text));
    stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.errors = (this.errors + text).slice(-MAX_QUOTED_ERRORS);
    });
    // It may exit while it is written to; 'close' reports that.
    stdin!.on('error', () => {});
    this.ended = new Promise(resolve => {
      this.child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    this.closed = new Promise(resolve => {
      this.child.once('exit', () => {
        this.kill();
        setTimeout(() => this.end(), GRACE_MS).unref();
      });
      this.child.once('close', (code, signal) => {
        this.fail(this.describeEnd(code, signal));
        this.forget();
        resolve();
      });
      this.child.once('error', error => {
        this.fail(`could not be started (${this.command}): ${error.message}.`);
        this.forget();
        resolve();
      });
    });
  }

  send(message: object): void {
    this.sendLine(JSON.stringify(message));
  }

  sendLine(line: string): void {
    if (this.failure === undefined) this.child.stdin!.write(`${line}\n`);
  }

  /** Closes its input without a word. */
  endInput(): void {
    this.child.stdin!.end();
  }

  /** What it has done wrong without being asked; undefined if nothing. */
  get problem(): string | undefined {
    return this.failure;
  }

  /** How it ended by itself within this time; undefined if it runs on. */
  async waitForEnd(timeoutMs: number): Promise<ProcessEnd | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>(resolve => {
      timer = setTimeout(() => resolve(undefined), timeoutMs);
    });
    const end = await Promise.race([this.ended, timeout]);
    clearTimeout(timer);
    return end;
  }

  /** The next line. Rejects with a message that begins with a verb: what the program did instead. */
  read(timeoutMs: number): Promise<string> {
    if (this.failure !== undefined) return Promise.reject(new Error(this.failure));
    if (this.pending) throw new Error('Only one read can be pending.');
    return new Promise((resolve, reject) => {
      const onTimeout = () => {
        if (this.pending?.timer === timer) this.fail(`did not answer within ${timeoutMs} ms.`);
      };
      // A line that is already in the pipe still counts.
      const timer = setTimeout(() => setImmediate(onTimeout), timeoutMs);
      this.pending = { resolve, reject, timer };
    });
  }

  /** Closes its input and waits for its end, which is enforced after a grace period. */
  async close(): Promise<void> {
    this.child.stdin!.end();
    const timer = setTimeout(() => this.end(), GRACE_MS);
    await this.closed;
    clearTimeout(timer);
  }

  /** Kills it and everything that it started, at once. */
  kill(): void {
    // Another process may have its id by now.
    if (!running.has(this)) return;
    try {
      if (process.platform === 'win32') this.child.kill();
      else if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // The group is already gone.
    }
  }

  /** Gives up on it for this reason; the first reason is the one that is reported. */
  fail(reason: string): void {
    const { pending } = this;
    this.pending = undefined;
    this.failure ??= reason;
    this.end();
    if (!pending) return;
    clearTimeout(pending.timer);
    pending.reject(new Error(this.failure));
  }

  /** Kills it, and closes the pipes: a process that left the group may still hold them. */
  private end(): void {
    this.kill();
    this.child.stdout!.destroy();
    this.child.stderr!.destroy();
  }

  private onText(text: string): void {
    const [first, ...rest] = text.split('\n');
    this.partial += first;
    for (const next of rest) {
      this.onLine(this.partial);
      this.partial = next;
    }
    if (this.partial.length > MAX_LINE_LENGTH) this.fail(`wrote a line of more than ${MAX_LINE_LENGTH} characters.`);
  }

  private onLine(line: string): void {
    const { pending } = this;
    if (this.failure !== undefined || line.trim() === '') return;
    if (line.length > MAX_LINE_LENGTH) this.fail(`wrote a line of more than ${MAX_LINE_LENGTH} characters.`);
    else if (!pending) this.fail(`wrote a line without being asked: ${excerpt(line)}.`);
    else {
      this.pending = undefined;
      this.hasAnswered = true;
      clearTimeout(pending.timer);
      pending.resolve(line);
    }
  }

  private describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
    const written = this.errors.trim();
    const errors = written === '' ? '.' : `. Its last output on standard error:\n${written}`;
    if (!this.hasAnswered && code !== null && NOT_STARTED_CODES.includes(code))
      return `could not be started (${this.command})${errors}`;
    return `ended ${signal ? `by signal ${signal}` : `with code ${code}`} before it was done${errors}`;
  }

  private forget(): void {
    running.delete(this);
    if (running.size === 0) process.off('exit', killAll);
  }
}

/** Shortens text from outside to what fits into a message. */
export const excerpt = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
