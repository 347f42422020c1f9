/** `cartagena bots`: the bots with their strength and their thinking time. */
import { BOTS } from '@cartagena/bots';
import type { Command } from 'commander';
import { writeLine } from '../io/output.ts';

export function addBots(program: Command): void {
  program
    .command('bots')
    .description('list the bots, what they are like, and how long they think')
    .action(() => writeLine(listBots()));
}

function listBots(): string {
  const bots = Object.values(BOTS);
  const nameWidth = Math.max(...bots.map(({ name }) => name.length));
  const timeWidth = Math.max(...bots.map(({ milliseconds }) => formatTime(milliseconds).length));
  const lines = bots.map(
    ({ name, about, milliseconds, rating = '' }) =>
      `${name.padEnd(nameWidth)}  ${`${rating}`.padStart(RATING_WIDTH)}  ${formatTime(milliseconds).padStart(timeWidth)}  ${about}`,
  );
  return `${lines.join('\n')}\nThe first number is the strength: 200 more win about three games in four. The time is the longest that a bot thinks about one decision.`;
}

const RATING_WIDTH = 4;
const formatTime = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
