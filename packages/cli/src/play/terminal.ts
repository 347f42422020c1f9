/** The terminal that people sit at: lines in and out, passing notes, and a way to stop at any time. Works with pipes too. */
import { createInterface, type Interface } from 'node:readline';

/** Ctrl-C where there is no terminal, and the ways in which a terminal goes away. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What is done sooner needs no note. */
const NOTE_AFTER_MILLISECONDS = 150;

const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';
const CLEAR_LINE = '\r\u001b[K';

export class Terminal {
  /** Resolves, with nothing, when somebody wants to stop at once. */
  readonly stopped: Promise<undefined>;
  private stop: () => void = () => {};
  private readonly input: Interface;
  private readonly lines: AsyncIterator<string>;
  private isClosed = false;

  constructor() {
    this.stopped = new Promise(resolve => {
      this.stop = () => resolve(undefined);
    });
    const terminal = process.stdin.isTTY === true;
    this.input = createInterface({ input: process.stdin, output: process.stdout, terminal });
    this.input.on('SIGINT', this.stop);
    this.input.once('close', () => {
      this.isClosed = true;
    });
    for (const signal of STOP_SIGNALS) process.on(signal, this.stop);
    this.lines = this.input[Symbol.asyncIterator]();
  }

  get columns(): number {
    return process.stdout.columns ?? 80;
  }

  /** Infinite where nothing scrolls away. */
  get rows(): number {
    return process.stdout.rows ?? Number.POSITIVE_INFINITY;
  }

  get isScreen(): boolean {
    return process.stdout.isTTY === true;
  }

  say(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  clear(): void {
    if (this.isScreen) process.stdout.write(CLEAR_SCREEN);
  }

  /** The next line, trimmed; undefined when there is none, or somebody wants to stop. */
  async read(question: string): Promise<string | undefined> {
    // Lines that were piped in may outlast their pipe.
    if (this.isClosed) process.stdout.write(question);
    else {
      this.input.setPrompt(question);
      this.input.prompt();
    }
    const next = await Promise.race([this.lines.next(), this.stopped]);
    if (next && !next.done) return next.value.trim();
    // The end comes without the line break that a person would have typed.
    this.say('');
    return undefined;
  }

  /** Waits, with a note on the screen if it takes long; undefined when somebody wants to stop. */
  async wait<T>(note: string, work: Promise<T>): Promise<T | undefined> {
    let noted = false;
    const timer = setTimeout(() => {
      noted = this.isScreen;
      if (noted) process.stdout.write(note);
    }, NOTE_AFTER_MILLISECONDS);
    try {
      return await Promise.race([work, this.stopped]);
    } finally {
      clearTimeout(timer);
      if (noted) process.stdout.write(CLEAR_LINE);
    }
  }

  close(): void {
    for (const signal of STOP_SIGNALS) process.off(signal, this.stop);
    this.input.close();
  }
}
