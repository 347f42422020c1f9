/** `cartagena analyse`: how the chances to win changed in a game, what its mistakes cost, and what would have been better. */
import { basename } from 'node:path';
import { type Analysis, analyse } from '@cartagena/study';
import type { Command } from 'commander';
import { fail } from '../io/fail.ts';
import { showProgress } from '../io/progress.ts';
import { type GameFile, nameFile, readGame } from '../io/record-file.ts';
import { reportFile, writeReport } from '../io/report-file.ts';
import { positiveNumber } from '../options/numbers.ts';
import { analysisPage, analysisPicture } from '../study/analysis-report.ts';
import { analysisText } from '../study/analysis-text.ts';

interface AnalyseOptions {
  readonly rounds?: number;
  readonly html?: string;
  readonly svg?: string;
  readonly json?: boolean;
}

export function addAnalyse(program: Command): void {
  program
    .command('analyse')
    .description('show how the chances to win changed in a game, and which turns decided it (docs/analysis.md)')
    .argument('[file]', 'a record; a dash or nothing for standard input')
    .option('--rounds <n>', 'sampled worlds for each decision: more are more precise', positiveNumber)
    .option('--html <file>', 'write it as a page', reportFile)
    .option('--svg <file>', 'write the chart as a picture', reportFile)
    .option('--json', 'the whole analysis as one JSON object, on the last line')
    .action(analyseFile);
}

async function analyseFile(file: string | undefined, options: AnalyseOptions): Promise<void> {
  const saved = readGame(file);
  if (saved.record.actions.length === 0) fail(`${nameFile(file)} has no actions yet: there is nothing to analyse.`);
  const game = {
    analysis: await runAnalysis(saved, options.rounds),
    ...(saved.players ? { players: saved.players } : {}),
  };
  const command = `cartagena analyse ${file === undefined ? '-' : basename(file)}`;
  process.stdout.write(`${analysisText(game)}\n`);
  if (options.json) process.stdout.write(`${JSON.stringify(game.analysis)}\n`);
  if (options.html !== undefined) writeReport(options.html, analysisPage(game, command));
  if (options.svg !== undefined) writeReport(options.svg, analysisPicture(game, command));
}

/** Runs the analysis turn by turn and updates the progress bar in between. */
async function runAnalysis({ record, chance }: GameFile, rounds: number | undefined): Promise<Analysis> {
  let turn = 0;
  const progress = showProgress(record.actions.length, () => `turn ${turn}`, 'actions');
  try {
    const turns = analyse(record, { ...(rounds === undefined ? {} : { rounds }), ...(chance ? { chance } : {}) });
    for (;;) {
      const next = turns.next();
      if (next.done) return next.value;
      progress.done = next.value.done;
      turn = next.value.turn.number;
      await new Promise(setImmediate);
    }
  } finally {
    progress.close();
  }
}
