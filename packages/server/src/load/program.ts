/** The frame of a program with options: it says what is wrong with them, how far it is, and at the end what came of it. */

/** Is told how far it is. */
export type Say = (text: string) => void;

export interface Program<Options, Outcome> {
  readonly usage: string;
  readonly readOptions: (args: readonly string[]) => Options | { readonly mistake: string };
  /** Ctrl-C stops it early. */
  readonly run: (options: Options, say: Say, stop: AbortSignal) => Promise<Outcome>;
  readonly reportOf: (outcome: Outcome) => string;
  /** Always, unless it says so. */
  readonly isGood?: (outcome: Outcome) => boolean;
}

/** Resolves to the exit code. The outcome is told to people first, and to programs as one line of JSON, last. */
export async function runProgram<Options extends object, Outcome>(
  { usage, readOptions, run, reportOf, isGood = () => true }: Program<Options, Outcome>,
  args: readonly string[],
): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args);
  if ('mistake' in options) {
    console.error(`${options.mistake}\n\n${usage}`);
    return 1;
  }
  const stop = new AbortController();
  const onInterrupt = () => stop.abort(new Error('Stopped.'));
  process.once('SIGINT', onInterrupt);
  try {
    const outcome = await run(options, say, stop.signal);
    say('');
    console.log(reportOf(outcome));
    console.log(JSON.stringify(outcome));
    return isGood(outcome) ? 0 : 1;
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    return 1;
  } finally {
    process.off('SIGINT', onInterrupt);
  }
}

/** The last line of progress is written over. */
function say(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
}
