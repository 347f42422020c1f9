/** `npm run soak`: people who come and go for long, and a look at what is left (docs/reliability.md). */
import { runProgram } from '../load/program.ts';
import { readOptions, USAGE } from './options.ts';
import { reportOf } from './report.ts';
import { type SoakResult, soak } from './soak.ts';

const isGood = ({ findings }: SoakResult): boolean => findings.faulty === 0;

process.exit(await runProgram({ usage: USAGE, readOptions, run: soak, reportOf, isGood }, process.argv.slice(2)));
