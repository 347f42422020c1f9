#!/usr/bin/env node
/** The program `cartagena`: one command per file in commands/. */
import { Command } from 'commander';
import { addAnalyse } from './commands/analyse.ts';
import { addArena } from './commands/arena.ts';
import { addBench } from './commands/bench.ts';
import { addBots } from './commands/bots.ts';
import { addCheck } from './commands/check.ts';
import { addConformance } from './commands/conformance.ts';
import { addEnv } from './commands/env.ts';
import { addPairing } from './commands/pairing.ts';
import { addPlay } from './commands/play.ts';
import { addPlaythrough } from './commands/playthrough.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addReferee } from './commands/referee.ts';
import { addReplay } from './commands/replay.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTrace } from './commands/trace.ts';
import { addTrain } from './commands/train.ts';
import { addVerify } from './commands/verify.ts';
import { allowClosedPipe } from './io/output.ts';

const COMMANDS = [
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
  addPuzzles,
];

const program = new Command('cartagena')
  .description('The Cartagena family of board games: four editions, every variant, any mix.')
  .showHelpAfterError('(add --help for the options)');
for (const addCommand of COMMANDS) addCommand(program);
allowClosedPipe();
await program.parseAsync();
