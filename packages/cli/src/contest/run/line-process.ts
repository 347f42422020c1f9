/** A program in a process of its own that is spoken with in lines. Whatever it does, nobody waits for it in vain. */
import { type ChildProcess, spawn } from 'node:child_process';

/** Longer lines are not read. */
const LONGEST_LINE = 1 << 20;
/** How much of its standard error is kept for the message when it fails. */
const KEPT_ERRORS = 2000;
/** How long it may take to leave once its input is closed. */
const GRACE_MILLISECONDS = 1000;

/** Shells end with these when there is nothing to run, or it may not be run. */
const NOT_RUN = [126, 127];

interface Reader {
  resolve(line: string): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Those that still run, to be taken along if this process ends first. */
const running = new Set<LineProcess>();
const killAll = (): void => {
  for (const one of running) one.kill();
};

export class LineProcess {
  private readonly child: ChildProcess;
  private readonly command: string;
  private readonly gone: Promise<void>;
  private reader: Reader | undefined;
  /** Why it cannot be spoken with any more. */
  private failure: string | undefined;
  private partial = '';
  private errors = '';
  private hasSpoken = false;

  /** The command goes through the shell, as people write it there. */
  constructor(command: string) {
    this.command = command;
    // A group of its own, so that what the shell started can be ended together with it.
    this.child = spawn(command, { shell: true, detached: process.platform !== 'win32', stdio: 'pipe' });
    if (running.size === 0) process.once('exit', killAll);
    running.add(this);
    const { stdin, stdout, stderr } = this.child;
    stdout!.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.errors = (this.errors + text).slice(-KEPT_ERRORS);
    });
    // It may leave while it is written to; its end is told elsewhere.
    stdin!.on('error', () => {});
    this.gone = new Promise(resolve => {
      this.child.once('exit', () => {
        this.kill();
        setTimeout(() => this.end(), GRACE_MILLISECONDS).unref();
      });
      this.child.once('close', (code, signal) => {
        this.fall(this.describeEnd(code, signal));
        this.forget();
        resolve();
      });
      this.child.once('error', error => {
        this.fall(`could not be started (${this.command}): ${error.message}.`);
        this.forget();
        resolve();
      });
    });
  }

  send(message: object): void {
    if (this.failure === undefined) this.child.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  /** The line that comes next. Rejects with a message that begins with a verb: what the program did instead. */
  read(milliseconds: number): Promise<string> {
    if (this.failure !== undefined) return Promise.reject(new Error(this.failure));
    if (this.reader) throw new Error('Only one line can be waited for.');
    return new Promise((resolve, reject) => {
      const callTime = () => {
        if (this.reader?.timer === timer) this.fall(`did not answer within ${milliseconds} ms.`);
      };
      // A line that lies in the pipe already is read before time is called.
      const timer = setTimeout(() => setImmediate(callTime), milliseconds);
      this.reader = { resolve, reject, timer };
    });
  }

  /** Nothing more is wanted from it: it ends, now or after a moment of grace. */
  async close(): Promise<void> {
    this.child.stdin!.end();
    const timer = setTimeout(() => this.end(), GRACE_MILLISECONDS);
    await this.gone;
    clearTimeout(timer);
  }

  /** Ends it and all that it started, at once. */
  kill(): void {
    // Its number may be somebody else's by now.
    if (!running.has(this)) return;
    try {
      if (process.platform === 'win32') this.child.kill();
      else if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // Nobody of that group is left.
    }
  }

  /** Cannot be spoken with any more, for this reason; the first reason counts. */
  fall(reason: string): void {
    const { reader } = this;
    this.reader = undefined;
    this.failure ??= reason;
    this.end();
    if (!reader) return;
    clearTimeout(reader.timer);
    reader.reject(new Error(this.failure));
  }

  /** Kills it, and hangs up on whatever may have left its group and still hold the line. */
  private end(): void {
    this.kill();
    this.child.stdout!.destroy();
    this.child.stderr!.destroy();
  }

  private hear(text: string): void {
    const [first, ...rest] = text.split('\n');
    this.partial += first;
    for (const next of rest) {
      this.take(this.partial);
      this.partial = next;
    }
    if (this.partial.length > LONGEST_LINE) this.fall(`wrote a line of more than ${LONGEST_LINE} characters.`);
  }

  private take(line: string): void {
    const { reader } = this;
    if (this.failure !== undefined || line.trim() === '') return;
    if (line.length > LONGEST_LINE) this.fall(`wrote a line of more than ${LONGEST_LINE} characters.`);
    else if (!reader) this.fall(`wrote a line without being asked: ${excerpt(line)}.`);
    else {
      this.reader = undefined;
      this.hasSpoken = true;
      clearTimeout(reader.timer);
      reader.resolve(line);
    }
  }

  private describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
    const said = this.errors.trim();
    const errors = said === '' ? '.' : `. The last that it wrote to standard error:\n${said}`;
    if (!this.hasSpoken && code !== null && NOT_RUN.includes(code))
      return `could not be started (${this.command})${errors}`;
    return `ended ${signal ? `by signal ${signal}` : `with code ${code}`} before it was done${errors}`;
  }

  private forget(): void {
    running.delete(this);
    if (running.size === 0) process.off('exit', killAll);
  }
}

/** As much of a text from outside as fits into a message. */
export const excerpt = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
