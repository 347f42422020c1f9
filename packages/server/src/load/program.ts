/** Runs a program with options: reports mistakes in them, progress, and the result at the end. */

/** Receives progress reports. */
export type Say = (text: string) => void;

export interface Program<Options, Outcome> {
  readonly usage: string;
  readonly readOptions: (args: readonly string[]) => Options | { readonly mistake: string };
  /** Ctrl-C stops it early. */
  readonly run: (options: Options, say: Say, stop: AbortSignal) => Promise<Outcome>;
  readonly reportOf: (outcome: Outcome) => string;
  /** Whether the outcome counts as a success; true if missing. */
  readonly isGood?: (outcome: Outcome) => boolean;
}

/** Resolves to the exit code. Prints the outcome as text for people, then as one line of JSON for programs. */
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

/** Overwrites the last line of progress. */
function say(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
}
