/** Everything that is chosen before a game begins, as plain data that can be kept and read back. */
import type { Choices } from '@cartagena/engine';
import { type Clock, COLOURS, type Colour, LONGEST_NAME, type SeatPlan } from '@cartagena/protocol';
import { distinctNames } from '../game/distinct-names.ts';
import type { LocalPlayer } from '../game/local-host.ts';
import { isBot, isOnline, type SeatChoice, type Seats, SITTINGS, seatsWith } from './seats.ts';
import { isVersion, type TableChoice, tableFor, tableOf, withAll } from './table-choice.ts';

export interface Plan {
  readonly table: TableChoice;
  readonly seats: Seats;
  /** Of a table over the net: whether everybody may see it, and the time for a turn. */
  readonly isPublic: boolean;
  readonly clock: Clock;
  /** Whether two people play it twice, with the same luck and the seats exchanged. */
  readonly isDuplicate: boolean;
}

export const FIRST_PLAN: Plan = {
  table: tableFor('classic'),
  seats: seatsWith(['sailor']),
  isPublic: false,
  clock: { kind: 'none' },
  isDuplicate: false,
};

export interface LocalPlan {
  readonly game: Choices;
  readonly players: readonly LocalPlayer[];
}

/** What a server is asked for. The host sits in the first seat. */
export interface OnlinePlan {
  readonly game: Choices;
  readonly seats: readonly SeatPlan[];
  readonly clock: Clock;
  readonly isPublic: boolean;
  readonly duplicate: boolean;
  /** What the host is called, empty if they have not said it, and their colour. */
  readonly name: string;
  readonly colour: Colour;
}

/** At least as many as any bot makes by itself. */
const ITERATIONS = 16;

/**
 * A game in this browser. `nameOf` gives those a name who have not said theirs; bots have names of their own. If one person plays against bots, the game can be
 * repeated: it has the same luck for everybody who plays its seed, and the bots decide the same everywhere.
 */
export function localPlan(plan: Plan, nameOf: (seat: SeatChoice, at: number) => string): LocalPlan {
  const names = distinctNames(
    plan.seats.map((seat, at) => (isBot(seat.by) ? '' : seat.name.trim()) || nameOf(seat, at)),
  );
  const isSolo = plan.seats.filter(({ by }) => !isBot(by)).length === 1;
  const players = plan.seats.map(({ by, colour }, at): LocalPlayer => {
    const player = { name: names[at], colour, bot: isBot(by) ? by : null };
    return isSolo && player.bot !== null ? { ...player, iterations: ITERATIONS } : player;
  });
  return { game: { ...plan.table, seats: players.length, ...(isSolo ? { luck: 'same' } : {}) }, players };
}

export function onlinePlan({ table, seats, clock, isPublic, isDuplicate }: Plan, name: string): OnlinePlan {
  const [you] = seats;
  return {
    game: { ...table, seats: seats.length },
    seats: seats.map(({ by }) => (isBot(by) ? { by: 'bot', bot: by } : { by: 'person' })),
    clock,
    isPublic,
    duplicate: isDuplicate && seats.length === 2,
    name: you.name.trim() || name,
    colour: you.colour,
  };
}

/** A plan from an address, such as /new?edition=wielka&modules=all&with=link; what it does not say is as it was. */
export function planFromQuery(query: URLSearchParams, last: Plan): Plan {
  const edition = query.get('edition') ?? '';
  const table = isVersion(edition) ? tableFor(edition) : last.table;
  const company = query.get('with');
  return {
    ...last,
    table: query.get('modules') === 'all' ? withAll(table) : table,
    seats: company === 'here' || company === 'link' ? invite(last.seats, company) : last.seats,
  };
}

/** The same company if there are such friends already; otherwise you and one of them. */
const invite = (seats: Seats, by: 'here' | 'link'): Seats =>
  seats.some(seat => seat.by === by) ? seats : seatsWith([by]);

/** A plan as it was kept; undefined if it is none that works. */
export function parsePlan(value: unknown): Plan | undefined {
  try {
    const { table, seats, isPublic, clock, isDuplicate = false } = value as Plan;
    if (typeof isPublic !== 'boolean' || !isClock(clock) || !areSeats(seats)) return undefined;
    return { table: tableOf(table), seats, isPublic, clock, isDuplicate: isDuplicate === true };
  } catch {
    return undefined;
  }
}

const isClock = (clock: Clock): boolean =>
  clock.kind === 'none' ||
  (clock.kind === 'live' && Number.isInteger(clock.seconds)) ||
  (clock.kind === 'days' && Number.isInteger(clock.days));

function areSeats(seats: Seats): boolean {
  const isSeat = ({ by, name, colour }: SeatChoice, at: number) =>
    (at === 0 ? by === 'you' : (SITTINGS as readonly string[]).includes(by)) &&
    typeof name === 'string' &&
    name.length <= LONGEST_NAME &&
    COLOURS.includes(colour);
  const areMixed = isOnline(seats) && seats.some(({ by }) => by === 'here');
  return (
    seats.length >= 2 &&
    seats.length <= COLOURS.length &&
    seats.every(isSeat) &&
    new Set(seats.map(({ colour }) => colour)).size === seats.length &&
    !areMixed
  );
}
