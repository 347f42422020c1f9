/** `cartagena analyse`: how the chances went in a game, what its choices cost, and what would have been better. */
import { basename } from 'node:path';
import { type Analysis, analyse } from '@cartagena/study';
import type { Command } from 'commander';
import { fail } from '../io/fail.ts';
import { showProgress } from '../io/progress.ts';
import { nameFile, readGame, type SavedGame } from '../io/record-file.ts';
import { reportFile, writeReport } from '../io/report-file.ts';
import { positiveNumber } from '../options/contest-options.ts';
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
    .description('say how the chances went in a game, and which turns decided it (docs/analysis.md)')
    .argument('[file]', 'a record; a dash or nothing for standard input')
    .option('--rounds <n>', 'worlds to imagine for each decision: more judge more sharply', positiveNumber)
    .option('--html <file>', 'write it as a page', reportFile)
    .option('--svg <file>', 'write the chart as a picture', reportFile)
    .option('--json', 'the whole analysis as one JSON object, on the last line')
    .action(analyseFile);
}

async function analyseFile(file: string | undefined, options: AnalyseOptions): Promise<void> {
  const saved = readGame(file);
  if (saved.record.actions.length === 0) fail(`${nameFile(file)} has no actions yet: there is nothing to analyse.`);
  const told = {
    analysis: await follow(saved, options.rounds),
    ...(saved.players ? { players: saved.players } : {}),
  };
  const command = `cartagena analyse ${file === undefined ? '-' : basename(file)}`;
  process.stdout.write(`${analysisText(told)}\n`);
  if (options.json) process.stdout.write(`${JSON.stringify(told.analysis)}\n`);
  if (options.html !== undefined) writeReport(options.html, analysisPage(told, command));
  if (options.svg !== undefined) writeReport(options.svg, analysisPicture(told, command));
}

/** Runs the analysis turn by turn, with a bar that is drawn in between. */
async function follow({ record, chance }: SavedGame, rounds: number | undefined): Promise<Analysis> {
  let turn = 0;
  const progress = showProgress(record.actions.length, () => `turn ${turn}`, 'actions');
  try {
    const steps = analyse(record, { ...(rounds === undefined ? {} : { rounds }), ...(chance ? { chance } : {}) });
    for (;;) {
      const next = steps.next();
      if (next.done) return next.value;
      progress.done = next.value.done;
      turn = next.value.turn.number;
      await new Promise(setImmediate);
    }
  } finally {
    progress.close();
  }
}
