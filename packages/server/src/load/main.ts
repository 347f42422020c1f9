/** `npm run load`: measures the server with many simulated people (docs/load.md). */
import { measure } from './measure.ts';
import { readOptions, USAGE } from './options.ts';
import { reportOf } from './report.ts';

const stop = new AbortController();

/** The last line of progress is written over. */
function say(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
}

async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if ('mistake' in options) {
    console.error(`${options.mistake}\n\n${USAGE}`);
    process.exitCode = 1;
    return;
  }
  process.once('SIGINT', () => stop.abort(new Error('Stopped.')));
  const measured = await measure(options, say, stop.signal);
  say('');
  console.log(reportOf(measured));
  console.log(JSON.stringify(measured));
}

if (process.argv.includes('--help')) console.log(USAGE);
else
  await run(process.argv.slice(2)).catch((error: Error) => {
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  });
process.exit();
