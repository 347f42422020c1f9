/** `npm run attack`: what a table with an endless log costs the server and everybody else (docs/reliability.md). */
import { runProgram } from '../load/program.ts';
import { attack } from './attack.ts';
import { readOptions, USAGE } from './options.ts';
import { reportOf } from './report.ts';

process.exit(await runProgram({ usage: USAGE, readOptions, run: attack, reportOf }, process.argv.slice(2)));
