/** What those at a table are called. The server knows bots by their names in English. */
import type { TableView } from '@cartagena/protocol';
import { isBotName } from '../game/bot-names.ts';
import { say } from '../words/words.ts';

interface NamedSeat {
  readonly name: string | null;
  readonly isBot: boolean;
}

const wordsFor = ({ name, isBot }: NamedSeat): string =>
  name === null ? say('online.seat.free') : isBot && isBotName(name) ? say(`bot.${name}`) : name;

/** Two bots of a kind are told apart: Sailor, Sailor 2. */
export function namesOf(seats: readonly NamedSeat[]): string[] {
  const seen = new Map<string, number>();
  return seats.map(seat => {
    const name = wordsFor(seat);
    if (!seat.isBot) return name;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

export const namesAt = ({ seats }: Pick<TableView, 'seats'>): string[] =>
  namesOf(seats.map(({ name, plan }) => ({ name, isBot: plan.by === 'bot' })));
