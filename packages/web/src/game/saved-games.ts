/**
 * Games of this browser, saved so that they survive closing the page. This file knows nothing of the rules, so that the home page
 * can list games without loading them. Whatever is unreadable there is said to be damaged, and disturbs nothing else.
 */
import { EDITIONS, type EditionId, type GameRecord } from '@cartagena/engine';
import { COLOURS, type Colour } from '@cartagena/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { LocalPlayer } from './local-host.ts';
import { isBotName } from './opponents.ts';

export const SAVED_GAME_VERSION = 1;

export interface SavedGame {
  readonly version: typeof SAVED_GAME_VERSION;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly savedAt: number;
  readonly players: readonly LocalPlayer[];
  /** Whose turn it is to decide; null: the game is over. */
  readonly actor: number | null;
  readonly winners: readonly number[];
  readonly record: GameRecord;
  /** The address of what it is played for, where its result is shown: the deal of a day, or a challenge. */
  readonly page?: string;
}

/** What a list of saved games shows: all but the game itself. */
export type SavedGameEntry =
  | (Pick<SavedGame, 'id' | 'startedAt' | 'savedAt' | 'players' | 'actor' | 'winners' | 'page'> & {
      readonly isDamaged: false;
      readonly edition: EditionId;
      readonly made: number;
    })
  | { readonly id: string; readonly isDamaged: true };

/** The oldest finished games make room for new ones, and so do the oldest of those that were never finished. */
export const MOST_FINISHED = 30;
export const MOST_UNFINISHED = 20;

const PREFIX = 'cartagena.game.';

export const savedGameKey = (id: string): string => PREFIX + id;

export interface SavedGames {
  /** The game saved last comes first, damaged ones come last. */
  list(): SavedGameEntry[];
  /** Undefined: there is none, or it is damaged. */
  read(id: string): SavedGame | undefined;
  write(game: SavedGame): void;
  remove(id: string): void;
  /** The last attempt to save failed: no room, or the browser keeps nothing. */
  readonly isFailing: ReadonlySignal<boolean>;
}

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `box` is asked each time, since a browser may refuse it. */
export function makeSavedGames(box: () => Box): SavedGames {
  const isFailing = signal(false);
  /** Games that could not be saved last as long as the page. */
  const unsaved = new Map<string, SavedGame>();

  function ids(): string[] {
    return [...new Set([...unsaved.keys(), ...savedIds()])];
  }

  function savedIds(): string[] {
    try {
      const storage = box();
      const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
      return keys.filter(key => key.startsWith(PREFIX)).map(key => key.slice(PREFIX.length));
    } catch {
      return [];
    }
  }

  function isSaved(id: string): boolean {
    try {
      return box().getItem(PREFIX + id) !== null;
    } catch {
      return false;
    }
  }

  function read(id: string): SavedGame | undefined {
    const inMemory = unsaved.get(id);
    if (inMemory) return inMemory;
    try {
      const value: unknown = JSON.parse(box().getItem(PREFIX + id) ?? 'null');
      return isSavedGame(value) && value.id === id ? value : undefined;
    } catch {
      return undefined;
    }
  }

  const list = (): SavedGameEntry[] => ids().map(entryOf).sort(byAge);

  function entryOf(id: string): SavedGameEntry {
    const game = read(id);
    if (!game) return { id, isDamaged: true };
    const { record, version: _, ...rest } = game;
    return { ...rest, isDamaged: false, edition: record.config.edition, made: record.actions.length };
  }

  /** Games that may go to make room, the first to go first: finished ones before others. */
  function dispensable(): string[] {
    const oldestFirst = list()
      .filter(entry => !entry.isDamaged)
      .reverse();
    return [...oldestFirst.filter(isFinished), ...oldestFirst.filter(entry => !isFinished(entry))].map(({ id }) => id);
  }

  function tidy(): void {
    const entries = list().filter(entry => !entry.isDamaged);
    const surplus = [
      ...entries.filter(isFinished).slice(MOST_FINISHED),
      ...entries.filter(entry => !isFinished(entry)).slice(MOST_UNFINISHED),
    ];
    for (const { id } of surplus) box().removeItem(PREFIX + id);
  }

  return {
    isFailing,
    list,
    read,
    write(game) {
      const text = JSON.stringify(game);
      const isKnown = unsaved.has(game.id) || isSaved(game.id);
      isFailing.value = !tryTo(() => box().setItem(PREFIX + game.id, text)) && !makeRoomFor(game.id, text);
      if (isFailing.value) unsaved.set(game.id, game);
      else unsaved.delete(game.id);
      // There are more of a kind than before only if this one is new, or is over now.
      if (!isKnown || game.actor === null) tryTo(tidy);
    },
    remove(id) {
      unsaved.delete(id);
      tryTo(() => box().removeItem(PREFIX + id));
    },
  };

  function makeRoomFor(id: string, text: string): boolean {
    // The newest game but this one stays, whatever happens: somebody may be playing it in another window.
    const others = dispensable().filter(other => other !== id);
    return others.slice(0, -1).some(other =>
      tryTo(() => {
        box().removeItem(PREFIX + other);
        box().setItem(PREFIX + id, text);
      }),
    );
  }
}

const isFinished = (entry: SavedGameEntry): boolean => !entry.isDamaged && entry.actor === null;

function byAge(a: SavedGameEntry, b: SavedGameEntry): number {
  if (a.isDamaged || b.isDamaged) return Number(a.isDamaged) - Number(b.isDamaged);
  return b.savedAt - a.savedAt;
}

function tryTo(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** Whether it looks like a game, as far as it is told without the rules. */
function isSavedGame(value: unknown): value is SavedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { version, id, startedAt, savedAt, players, actor, winners, record, page } = value as Partial<SavedGame>;
  const isSeat = (seat: unknown): boolean => Number.isInteger(seat) && Object.hasOwn(players!, seat as number);
  return (
    version === SAVED_GAME_VERSION &&
    typeof id === 'string' &&
    isTime(startedAt) &&
    isTime(savedAt) &&
    Array.isArray(players) &&
    players.every(isPlayer) &&
    (actor === null || isSeat(actor)) &&
    Array.isArray(winners) &&
    winners.every(isSeat) &&
    EDITIONS.includes(record?.config?.edition as EditionId) &&
    Array.isArray(record?.actions) &&
    (page === undefined || (typeof page === 'string' && PAGE.test(page)))
  );
}

const PAGE = /^\/(daily|challenge)\b/;
const MOST_ITERATIONS = 64;

const isTime = (value: unknown): boolean => typeof value === 'number' && !Number.isNaN(new Date(value).getTime());

function isPlayer(value: Partial<LocalPlayer> | null): boolean {
  const { name, colour, bot, iterations } = value ?? {};
  return (
    typeof name === 'string' &&
    COLOURS.includes(colour as Colour) &&
    (bot === null || (typeof bot === 'string' && isBotName(bot))) &&
    (iterations === undefined || (Number.isInteger(iterations) && iterations >= 1 && iterations <= MOST_ITERATIONS))
  );
}

export const savedGames: SavedGames = makeSavedGames(() => localStorage);
