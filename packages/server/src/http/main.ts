/** The program, configured by the environment (docs/server.md). */
import { readConfig } from './config.ts';
import { runServer } from './run-server.ts';

function refuse(mistakes: readonly string[]): void {
  for (const mistake of mistakes) console.error(mistake);
  process.exitCode = 1;
}

const read = readConfig(process.env);
if ('mistakes' in read) refuse(read.mistakes);
else await runServer(read.config).catch((error: Error) => refuse([`The server could not start: ${error.message}`]));
