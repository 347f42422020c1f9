/**
 * One's own finished games as one remembers them: few words for each, kept in the browser longer than the games themselves. What
 * is unreadable there counts as never played.
 */
import { EDITIONS, type EditionId } from '@cartagena/engine';
import { type CountedGame, SEAT_KINDS } from '@cartagena/study/statistics';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { LocalPlayer } from './local-host.ts';

/** `id`: of the saved game, or `table:` and that of the table. */
export type SavedPlayed = CountedGame & { readonly id: string };

const KEY = 'cartagena.played';
/** The oldest are forgotten first, and they are kept in this order. */
export const MOST_PLAYED = 2000;

export interface PlayedGames {
  list(): readonly SavedPlayed[];
  /** A game that is known already stays as it is. */
  add(games: readonly SavedPlayed[]): void;
  deleteAll(): void;
  /** What is kept lasts only as long as the page. */
  readonly isFailing: ReadonlySignal<boolean>;
}

type Box = Pick<Storage, 'getItem' | 'setItem'>;

/** `box` is asked each time, since a browser may refuse it. */
export function makePlayedGames(box: () => Box): PlayedGames {
  const isFailing = signal(false);
  let unsaved: readonly SavedPlayed[] | undefined;

  function read(): readonly SavedPlayed[] {
    if (unsaved) return unsaved;
    try {
      const { games } = JSON.parse(box().getItem(KEY) ?? '{}');
      return Array.isArray(games) ? games.filter(isPlayed) : [];
    } catch {
      return [];
    }
  }

  function write(games: readonly SavedPlayed[]): void {
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

const byDate = (a: SavedPlayed, b: SavedPlayed): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

function isPlayed(value: unknown): value is SavedPlayed {
  if (typeof value !== 'object' || value === null) return false;
  const { id, config, seats, own, winners, turns, date } = value as Partial<SavedPlayed>;
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

/** A game of this browser that is over. */
interface FinishedGame {
  readonly id: string;
  readonly edition: EditionId;
  readonly players: readonly LocalPlayer[];
  readonly winners: readonly number[];
  readonly turns: number;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/** Among several people at one device the first counts as its owner. Undefined: only bots played. */
export function playedHere({ id, edition, players, winners, turns, endedAt }: FinishedGame): SavedPlayed | undefined {
  const own = players.findIndex(({ bot }) => bot === null);
  if (own < 0) return undefined;
  return {
    id,
    config: { edition },
    seats: players.map(({ name, bot }) => (bot === null ? { name, kind: 'person' } : { name: bot, kind: 'bot' })),
    own,
    winners,
    turns,
    date: new Date(endedAt).toISOString(),
  };
}
