/** About how long a game takes. */
import { VARIANT_SETUPS } from '../variants/setup.ts';
import { isBot, type Seats } from './seats.ts';
import { spacesOf, type TableChoice } from './table-choice.ts';

/** What a turn takes, in seconds, with its moves being shown. */
const TURN = { person: 32, bot: 6 };
/** Turns of the classic game of two bots that play well; the rest is in proportion to it, as simulations showed. */
const CLASSIC = { turns: 27, spaces: 36, pirates: 6, actions: 3, seats: 2 };

function turnsOf(table: TableChoice, seats: number): number {
  const length = spacesOf(table) / CLASSIC.spaces;
  const crew = 0.2 + (0.8 * table.pirates) / CLASSIC.pirates;
  const slowness = table.modules.reduce((product, id) => product * (VARIANT_SETUPS[id]?.turnFactor ?? 1), 1);
  return (
    CLASSIC.turns * length * crew * slowness * (CLASSIC.actions / table.actions) * Math.sqrt(seats / CLASSIC.seats)
  );
}

/** In minutes, in steps of five. */
export function minutesOf(table: TableChoice, seats: Seats): number {
  const bots = seats.filter(({ by }) => isBot(by)).length;
  const aTurn = (bots * TURN.bot + (seats.length - bots) * TURN.person) / seats.length;
  return Math.max(5, Math.round((turnsOf(table, seats.length) * aTurn) / 300) * 5);
}
