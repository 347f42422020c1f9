#!/usr/bin/env node
/** The program `cartagena`: one command per file in commands/. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { allowClosedPipe } from './io/output.ts';

/** Each is loaded only if it is asked for: that halves the time to start. */
const COMMANDS: { readonly [name: string]: () => Promise<(program: Command) => void> } = {
  start: async () => (await import('./commands/start.ts')).addStart,
  serve: async () => (await import('./commands/serve.ts')).addServe,
  backup: async () => (await import('./commands/backup.ts')).addBackup,
  play: async () => (await import('./commands/play.ts')).addPlay,
  trace: async () => (await import('./commands/trace.ts')).addTrace,
  bots: async () => (await import('./commands/bots.ts')).addBots,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
  check: async () => (await import('./commands/check.ts')).addCheck,
  verify: async () => (await import('./commands/verify.ts')).addVerify,
  analyse: async () => (await import('./commands/analyse.ts')).addAnalyse,
  bench: async () => (await import('./commands/bench.ts')).addBench,
  train: async () => (await import('./commands/train.ts')).addTrain,
  referee: async () => (await import('./commands/referee.ts')).addReferee,
  env: async () => (await import('./commands/env.ts')).addEnv,
  conformance: async () => (await import('./commands/conformance.ts')).addConformance,
  playthrough: async () => (await import('./commands/playthrough.ts')).addPlaythrough,
  arena: async () => (await import('./commands/arena.ts')).addArena,
  pairing: async () => (await import('./commands/pairing.ts')).addPairing,
  simulate: async () => (await import('./commands/simulate.ts')).addSimulate,
  calibrate: async () => (await import('./commands/calibrate.ts')).addCalibrate,
  puzzles: async () => (await import('./commands/puzzles.ts')).addPuzzles,
};

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
const words = withCommand(process.argv.slice(2));
const asked = Object.hasOwn(COMMANDS, words[0]) ? [COMMANDS[words[0]]] : Object.values(COMMANDS);
for (const load of asked) (await load())(program);
allowClosedPipe();
await program.parseAsync(words, { from: 'user' });
