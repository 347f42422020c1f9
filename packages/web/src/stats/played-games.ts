/**
 * One's own finished games as one remembers them: few words for each, kept in the browser longer than the games themselves. What
 * is unreadable there counts as never played.
 */
import { EDITIONS, type EditionId } from '@cartagena/engine';
import { type Played, SEAT_KINDS } from '@cartagena/study/statistics';
import { type ReadonlySignal, signal } from '@preact/signals';

/** `id`: of the game on the shelf, or `table:` and that of the table. */
export type KeptPlayed = Played & { readonly id: string };

const KEY = 'cartagena.played';
/** The oldest are forgotten first. */
export const MOST_PLAYED = 2000;

interface Kept {
  readonly games: readonly KeptPlayed[];
  /** When everything was last deleted, in milliseconds since 1970: what was over before is not to come back. */
  readonly deletedAt: number;
}

export interface PlayedGames {
  list(): readonly KeptPlayed[];
  /** A game that is known already stays as it is. */
  add(games: readonly KeptPlayed[]): void;
  deleteAll(): void;
  deletedAt(): number;
  /** What is kept lasts only as long as the page. */
  readonly isFailing: ReadonlySignal<boolean>;
}

type Box = Pick<Storage, 'getItem' | 'setItem'>;

/** `box` is asked each time, since a browser may refuse it. */
export function makePlayedGames(box: () => Box): PlayedGames {
  const isFailing = signal(false);
  let unsaved: Kept | undefined;

  function read(): Kept {
    if (unsaved) return unsaved;
    try {
      const value = JSON.parse(box().getItem(KEY) ?? '{}') as Partial<Kept>;
      return {
        games: Array.isArray(value.games) ? value.games.filter(isPlayed) : [],
        deletedAt: typeof value.deletedAt === 'number' ? value.deletedAt : 0,
      };
    } catch {
      return { games: [], deletedAt: 0 };
    }
  }

  function write(kept: Kept): void {
    try {
      box().setItem(KEY, JSON.stringify(kept));
      unsaved = undefined;
    } catch {
      unsaved = kept;
    }
    isFailing.value = unsaved !== undefined;
  }

  return {
    isFailing,
    list: () => read().games,
    deletedAt: () => read().deletedAt,
    add(games) {
      const { games: before, deletedAt } = read();
      const known = new Set(before.map(({ id }) => id));
      const added = games.filter(({ id }) => !known.has(id));
      if (added.length > 0) write({ games: [...before, ...added].slice(-MOST_PLAYED), deletedAt });
    },
    deleteAll: () => write({ games: [], deletedAt: Date.now() }),
  };
}

function isPlayed(value: unknown): value is KeptPlayed {
  if (typeof value !== 'object' || value === null) return false;
  const { id, config, seats, own, winners, turns, date } = value as Partial<KeptPlayed>;
  const isSeat = (seat: unknown): boolean => Number.isInteger(seat) && Object.hasOwn(seats!, seat as number);
  return (
    typeof id === 'string' &&
    EDITIONS.includes(config?.edition as EditionId) &&
    Array.isArray(seats) &&
    seats.every(seat => typeof seat?.name === 'string' && SEAT_KINDS.includes(seat?.kind)) &&
    isSeat(own) &&
    Array.isArray(winners) &&
    winners.every(isSeat) &&
    Number.isInteger(turns) &&
    turns! >= 0 &&
    typeof date === 'string' &&
    !Number.isNaN(Date.parse(date))
  );
}

export const playedGames: PlayedGames = makePlayedGames(() => localStorage);
