/** The terminal that people sit at: lines in and out, a note while they wait, and a way to stop at any time. */
import { createInterface, type Interface } from 'node:readline';

export interface Terminal {
  readonly columns: number;
  /** Infinite where nothing scrolls out of view. */
  readonly rows: number;
  /** Whether a person sees it, and not a pipe or a file. */
  readonly isScreen: boolean;
  say(text: string): void;
  clear(): void;
  /** The next line, trimmed; undefined at the end of the input, or when the user wants to stop. */
  read(question: string): Promise<string | undefined>;
  /** Waits, with a note on the screen if it takes long; undefined when the user wants to stop. */
  wait<T>(note: string, work: Promise<T>): Promise<T | undefined>;
  close(): void;
}

/** Ctrl-C where there is no terminal, and the signals of a terminal that goes away. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Shorter waits need no note. */
const NOTE_AFTER_MS = 150;

const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';
const CLEAR_LINE = '\r\u001b[K';

/** Standard input and output, which may be pipes. */
export class ProcessTerminal implements Terminal {
  /** Resolves when the user wants to stop at once. */
  private readonly stopped: Promise<undefined>;
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

  async read(question: string): Promise<string | undefined> {
    // Piped lines may still be unread when their pipe is closed.
    if (this.isClosed) process.stdout.write(question);
    else {
      this.input.setPrompt(question);
      this.input.prompt();
    }
    const next = await Promise.race([this.lines.next(), this.stopped]);
    if (next && !next.done) return next.value.trim();
    // The end of the input comes without the line break that a person would have typed.
    this.say('');
    return undefined;
  }

  async wait<T>(note: string, work: Promise<T>): Promise<T | undefined> {
    let isNoted = false;
    const timer = setTimeout(() => {
      isNoted = this.isScreen;
      if (isNoted) process.stdout.write(note);
    }, NOTE_AFTER_MS);
    try {
      return await Promise.race([work, this.stopped]);
    } finally {
      clearTimeout(timer);
      if (isNoted) process.stdout.write(CLEAR_LINE);
    }
  }

  close(): void {
    for (const signal of STOP_SIGNALS) process.off(signal, this.stop);
    this.input.close();
  }
}
