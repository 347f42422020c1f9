/**
 * One's own finished games as one remembers them: few words for each, kept in the browser longer than the games themselves. What
 * is unreadable there counts as never played.
 */
import { EDITIONS, type EditionId } from '@cartagena/engine';
import { type CountedGame, SEAT_KINDS } from '@cartagena/study/statistics';
import { type ReadonlySignal, signal } from '@preact/signals';

/** `id`: of the game on the shelf, or `table:` and that of the table. */
export type KeptPlayed = CountedGame & { readonly id: string };

const KEY = 'cartagena.played';
/** The oldest are forgotten first, and they are kept in this order. */
export const MOST_PLAYED = 2000;

export interface PlayedGames {
  list(): readonly KeptPlayed[];
  /** A game that is known already stays as it is. */
  add(games: readonly KeptPlayed[]): void;
  deleteAll(): void;
  /** What is kept lasts only as long as the page. */
  readonly isFailing: ReadonlySignal<boolean>;
}

type Box = Pick<Storage, 'getItem' | 'setItem'>;

/** `box` is asked each time, since a browser may refuse it. */
export function makePlayedGames(box: () => Box): PlayedGames {
  const isFailing = signal(false);
  let unsaved: readonly KeptPlayed[] | undefined;

  function read(): readonly KeptPlayed[] {
    if (unsaved) return unsaved;
    try {
      const { games } = JSON.parse(box().getItem(KEY) ?? '{}');
      return Array.isArray(games) ? games.filter(isPlayed) : [];
    } catch {
      return [];
    }
  }

  function write(games: readonly KeptPlayed[]): void {
    try {
      box().setItem(KEY, JSON.stringify({ games }));
      unsaved = undefined;
    } catch {
      unsaved = games;
    }
    isFailing.value = unsaved !== undefined;
  }

  return {
    isFailing,
    list: read,
    add(games) {
      const before = read();
      const known = new Set(before.map(({ id }) => id));
      const added = games.filter(({ id }) => !known.has(id));
      if (added.length > 0) write([...before, ...added].sort(byDate).slice(-MOST_PLAYED));
    },
    deleteAll: () => write([]),
  };
}

const byDate = (a: KeptPlayed, b: KeptPlayed): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

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
    (turns === null || (Number.isInteger(turns) && turns! >= 0)) &&
    typeof date === 'string' &&
    !Number.isNaN(Date.parse(date))
  );
}

export const playedGames: PlayedGames = makePlayedGames(() => localStorage);
