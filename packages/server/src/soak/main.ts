/** `npm run soak`: people who come and go for long, and a look at what is left (docs/reliability.md). */
import { readOptions, USAGE } from './options.ts';
import { reportOf } from './report.ts';
import { soak } from './soak.ts';

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
  process.once('SIGINT', () => stop.abort());
  const result = await soak(options, say, stop.signal);
  say('');
  console.log(reportOf(result));
  console.log(JSON.stringify(result));
  if (result.findings.faulty > 0) process.exitCode = 1;
}

if (process.argv.includes('--help')) console.log(USAGE);
else
  await run(process.argv.slice(2)).catch((error: Error) => {
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  });
process.exit();
