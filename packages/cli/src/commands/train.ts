/** `cartagena train`: trains the nets with which the bots evaluate positions, and writes them as source (docs/bots.md). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  curriculumFor,
  makeSavedNet,
  NET_NAMES,
  type NetName,
  type SavedNet,
  trainNet,
} from '@cartagena/bots/training';
import type { Command } from 'commander';
import { fail } from '../io/fail.ts';
import { makeOutputFolder } from '../io/output-folder.ts';
import { wholeNumber } from '../options/numbers.ts';

export interface TrainOptions {
  readonly games: number;
  readonly hidden: number;
  readonly seed: string;
  readonly out: string;
}

/** How many progress lines the training prints. */
const REPORT_COUNT = 20;

export function addTrain(program: Command): void {
  program
    .command('train')
    .description('train a net with which the bots evaluate positions, by self-play (docs/bots.md)')
    .argument('<net>', 'an edition or house (all other mixes), for two seats or more: classic-duel, house-crowd …')
    .option('--games <n>', 'games to learn from', wholeNumber, 6000)
    .option('--hidden <n>', 'hidden units', wholeNumber, 24)
    .option('--seed <text>', 'makes the training reproducible', 'one')
    .option('--out <folder>', 'where the net is written', 'packages/bots/src/evaluation/nets')
    .action(train);
}

export function train(name: string, { games, hidden, seed, out }: TrainOptions): void {
  if (!(NET_NAMES as readonly string[]).includes(name))
    fail(`There is no net "${name}". Choose one of ${NET_NAMES.join(', ')}.`);
  makeOutputFolder(out);
  const episodes = trainNet(curriculumFor(name as NetName), { games, hidden, seed });
  const every = Math.max(1, Math.floor(games / REPORT_COUNT));
  let loss = 0;
  let positions = 0;
  for (let next = episodes.next(); ; next = episodes.next()) {
    if (next.done) {
      const command = `cartagena train ${name} --games ${games} --hidden ${hidden} --seed ${seed}`;
      const file = join(out, `${name}.ts`);
      writeFileSync(file, makeNetSource(name, makeSavedNet(next.value, command)));
      process.stdout.write(`Written to ${file}.\n`);
      return;
    }
    loss += next.value.loss;
    positions += next.value.positions;
    const done = next.value.game + 1;
    if (done % every > 0) continue;
    const means = `loss ${(loss / every).toFixed(4)}, ${Math.round(positions / every)} positions a game`;
    process.stderr.write(`${name}: ${done} of ${games} games, ${means}\n`);
    loss = 0;
    positions = 0;
  }
}

/** The source of a net, as the formatter would have it. */
export function makeNetSource(name: string, { madeBy, first, others, second }: SavedNet): string {
  const rows = (part: SavedNet['first']) =>
    Object.entries(part)
      .map(([feature, row]) => makeEntry(4, quoteKey(feature), row))
      .join('\n');
  return `/** The net of ${name} tables. Made, not written: ${madeBy} */
import type { SavedNet } from '../saved-net.ts';

export const ${camel(name)}: SavedNet = {
${makeEntry(2, 'madeBy', madeBy)}
  first: {
${rows(first)}
  },
${others ? `  others: {\n${rows(others)}\n  },\n` : ''}${makeEntry(2, 'second', second)}
};
`;
}

const LINE_WIDTH = 120;
/** The formatter does not break a line after a shorter key: it would gain nothing. */
const SHORTEST_KEY_TO_BREAK = 5;

function makeEntry(indent: number, key: string, text: string): string {
  const line = `${' '.repeat(indent)}${key}: '${text}',`;
  const fits = line.length <= LINE_WIDTH || key.length < SHORTEST_KEY_TO_BREAK;
  return fits ? line : `${' '.repeat(indent)}${key}:\n${' '.repeat(indent + 2)}'${text}',`;
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const quoteKey = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`);
