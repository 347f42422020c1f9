/** Who plays: you first, then friends at this screen, friends by link, bots. */
import { MAX_SEATS } from '@cartagena/engine';
import { COLOURS, type Colour } from '@cartagena/protocol';
import { isOpponent, OPPONENTS, type Opponent } from '../game/opponents.ts';

/** Who may sit beside you. */
export const SITTINGS = ['here', 'link', ...OPPONENTS] as const;
export type Sitting = (typeof SITTINGS)[number];

export interface SeatChoice {
  /** `you` is always the first of the list, and only there. */
  readonly by: 'you' | Sitting;
  /** Empty: not said. */
  readonly name: string;
  readonly colour: Colour;
}

export type Seats = readonly SeatChoice[];

export const isBot = (by: SeatChoice['by']): by is Opponent => isOpponent(by);

/** You and these, each in a colour of their own. */
export const seatsWith = (others: readonly Sitting[]): Seats =>
  ['you' as const, ...others].map((by, i) => ({ by, name: '', colour: COLOURS[i] }));

/**
 * Somebody else sits there. Friends here and friends by link do not mix: over the net, each device has one player; so the
 * friends of the other kind become of this one.
 */
export function withSitting(seats: Seats, at: number, by: Sitting): Seats {
  const stranger = by === 'here' ? 'link' : by === 'link' ? 'here' : undefined;
  return seats.map((seat, i) => (i === at || seat.by === stranger ? { ...seat, by } : seat));
}

export const withName = (seats: Seats, at: number, name: string): Seats =>
  seats.map((seat, i) => (i === at ? { ...seat, name } : seat));

/** Whoever had the colour takes the one that is given up for it. */
export function withColour(seats: Seats, at: number, colour: Colour): Seats {
  const given = seats[at].colour;
  return seats.map((seat, i) => {
    if (i === at) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: given } : seat;
  });
}

export const canAdd = (seats: Seats): boolean => seats.length < MAX_SEATS;
export const canRemove = (seats: Seats): boolean => seats.length > 2;

/** One more, of the same kind as the last. */
export function withOneMore(seats: Seats): Seats {
  if (!canAdd(seats)) return seats;
  const { by } = seats.at(-1)!;
  const colour = COLOURS.find(one => seats.every(seat => seat.colour !== one))!;
  return [...seats, { by: by === 'you' ? 'sailor' : by, name: '', colour }];
}

export const without = (seats: Seats, at: number): Seats =>
  canRemove(seats) ? seats.filter((_, i) => i !== at) : seats;

/** Whether the game is played over the net. */
export const isOnline = (seats: Seats): boolean => seats.some(({ by }) => by === 'link');
