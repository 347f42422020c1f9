/** The players of a terminal game. */
import { BOTS } from '@cartagena/bots';
import { SEAT_LETTERS } from '@cartagena/engine';
import { InvalidArgumentError } from 'commander';
import { fail } from '../io/fail.ts';

/** A person at this keyboard. */
export const PERSON = 'you';
/** The bot in the other seats unless players are named. */
export const DEFAULT_OPPONENT = 'sailor';

/** `you`, or the name of a bot, for each seat. */
export type Players = readonly string[];

const isPlayer = (word: string): boolean => word === PERSON || Object.hasOwn(BOTS, word);

export function parsePlayers(text: string): Players {
  const players = text.split(',').map(word => word.trim().toLowerCase());
  const unknown = players.find(player => !isPlayer(player));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`"${unknown}" is neither ${PERSON} nor a bot (${Object.keys(BOTS).join(', ')}).`);
  if (players.length < 2 || players.length > SEAT_LETTERS.length)
    throw new InvalidArgumentError('It must name 2 to 5 players.');
  return players;
}

/** The named players, else those of the saved game, else you against bots. */
export function seatPlayers(seats: number, named: Players | undefined, saved?: Players): Players {
  const players = named ?? saved;
  if (players === undefined) return [PERSON, ...new Array<string>(seats - 1).fill(DEFAULT_OPPONENT)];
  if (players.length !== seats) fail(`This game has ${seats} seats; name ${seats} players with --players.`);
  const unknown = players.find(player => !isPlayer(player));
  if (unknown !== undefined)
    fail(`The game was saved with the unknown player "${unknown}". Name the players with --players.`);
  return players;
}
