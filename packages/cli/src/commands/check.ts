/** `cartagena check`: whether a record is valid, and how its game stands. */
import { isOver, replay, seatsIn, turnsPlayed, unwrap } from '@cartagena/engine';
import type { Command } from 'commander';
import { readGame } from '../io/record-file.ts';
import { SEAT_NAMES } from '../render/seats.ts';
import { countNoun } from '../render/words.ts';

export function addCheck(program: Command): void {
  program
    .command('check')
    .description('say whether a record is valid, or where and why it is not')
    .argument('[file]', 'a record; a dash or nothing for standard input')
    .action(check);
}

function check(file: string | undefined): void {
  const { record, chance } = readGame(file);
  const { state } = unwrap(replay(record, { chance }));
  const winners = seatsIn(state.winners).map(seat => SEAT_NAMES[seat]);
  const end = isOver(state)
    ? `over, won by ${winners.join(' and ')}`
    : `not over, ${SEAT_NAMES[state.actor]} to decide`;
  const actions = countNoun(record.actions.length, 'action');
  const turns = countNoun(turnsPlayed(state), 'turn');
  process.stdout.write(`Valid: ${actions}, ${turns}, ${end}.\n`);
}
