#!/usr/bin/env node
/** The program `cartagena`: one command per file in commands/. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { addAnalyse } from './commands/analyse.ts';
import { addArena } from './commands/arena.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addBots } from './commands/bots.ts';
import { addCalibrate } from './commands/calibrate.ts';
import { addCheck } from './commands/check.ts';
import { addConformance } from './commands/conformance.ts';
import { addEnv } from './commands/env.ts';
import { addPairing } from './commands/pairing.ts';
import { addPlay } from './commands/play.ts';
import { addPlaythrough } from './commands/playthrough.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addReferee } from './commands/referee.ts';
import { addReplay } from './commands/replay.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addStart } from './commands/start.ts';
import { addTrace } from './commands/trace.ts';
import { addTrain } from './commands/train.ts';
import { addVerify } from './commands/verify.ts';
import { allowClosedPipe } from './io/output.ts';

const COMMANDS = [
  addStart,
  addServe,
  addBackup,
  addPlay,
  addTrace,
  addBots,
  addReplay,
  addCheck,
  addVerify,
  addAnalyse,
  addBench,
  addTrain,
  addReferee,
  addEnv,
  addConformance,
  addPlaythrough,
  addArena,
  addPairing,
  addSimulate,
  addCalibrate,
  addPuzzles,
];

/** Asked of the program itself, and of no command. */
const ABOUT = ['-h', '--help', '-V', '--version'];

/** Without a command, the game is opened for browsers. */
function withCommand(words: readonly string[]): readonly string[] {
  const [first] = words;
  return first === undefined || (/^--?\w/.test(first) && !ABOUT.includes(first)) ? ['start', ...words] : words;
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const program = new Command('cartagena')
  .description('The Cartagena family of board games: four editions, every variant, any mix.')
  .version(version)
  .showHelpAfterError('(add --help for the options)');
for (const addCommand of COMMANDS) addCommand(program);
allowClosedPipe();
await program.parseAsync(withCommand(process.argv.slice(2)), { from: 'user' });
