/** What those at a table are called. The server knows bots by their ids. */
import type { TableDetails } from '@cartagena/protocol';
import { distinctNames } from '../game/distinct-names.ts';
import { botName } from '../game/opponent-words.ts';
import { say } from '../words/words.ts';

interface NamedSeat {
  readonly name: string | null;
  readonly isBot: boolean;
}

const wordsFor = ({ name, isBot }: NamedSeat): string =>
  name === null ? say('online.seat.free') : isBot ? botName(name) : name;

/** Only bots are told apart by numbers: people are called as they wish. */
export const namesOf = (seats: readonly NamedSeat[]): string[] =>
  distinctNames(seats.map(wordsFor), at => seats[at].isBot);

export const namesAt = ({ seats }: Pick<TableDetails, 'seats'>): string[] =>
  namesOf(seats.map(({ name, plan }) => ({ name, isBot: plan.by === 'bot' })));
