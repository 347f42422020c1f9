/** `npm run load`: measures the server with many simulated people (docs/load.md). */
import { measureAll } from './measure.ts';
import { readOptions, USAGE } from './options.ts';
import { runProgram } from './program.ts';
import { reportOf } from './report.ts';

process.exit(await runProgram({ usage: USAGE, readOptions, run: measureAll, reportOf }, process.argv.slice(2)));
