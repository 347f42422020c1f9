/**
 * One's own finished games as one remembers them: few words for each, kept in the browser longer than the games themselves. What
 * is unreadable there counts as never played.
 */
import type { Played } from '@cartagena/study/statistics';
import { type ReadonlySignal, signal } from '@preact/signals';

/** `id`: of the game on the shelf, or `table:` and that of the table. */
export type KeptPlayed = Played & { readonly id: string };

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
  return (
    typeof id === 'string' &&
    typeof config?.edition === 'string' &&
    Array.isArray(seats) &&
    seats.every(seat => typeof seat?.name === 'string' && typeof seat?.kind === 'string') &&
    typeof own === 'number' &&
    Array.isArray(winners) &&
    (typeof turns === 'number' || turns === null) &&
    typeof date === 'string'
  );
}

export const playedGames: PlayedGames = makePlayedGames(() => localStorage);
