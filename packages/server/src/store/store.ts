/**
 * The store: an append-only log for each game, and small tables beside it. Nothing above it knows which database it is.
 * Times are milliseconds since 1970; ids are texts made by the caller; what is called JSON is stored as text.
 */

import type { DealOutcome, Door } from '@cartagena/protocol';

export const GAME_STATUSES = ['open', 'playing', 'over'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** One line of a game's log. The first has `seq` 1. */
export interface StoredEntry {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly player: string | null;
  /** Any JSON value. */
  readonly body: unknown;
}

export type NewStoredEntry = Omit<StoredEntry, 'seq'>;

/** What can be asked about a game without reading its log. It follows from the log and is written together with it. */
export interface GameRow {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  /** Of the last entry; 0 if there is none. */
  readonly seq: number;
  readonly status: GameStatus;
  readonly isPublic: boolean;
  /** JSON. */
  readonly config: string;
  /** JSON, for lists. */
  readonly summary: string;
  /** The secret of the deal. It never leaves the server. */
  readonly secret: string;
  readonly actorPlayer: string | null;
  readonly actorSince: number | null;
  /** When the actor's time is up. */
  readonly deadline: number | null;
  /** When a bot should act, at the latest. */
  readonly botDue: number | null;
}

export type NewGame = Omit<GameRow, 'seq'>;
/** `updated` is the time of the last entry unless it is given. */
export type GameChange = Partial<Omit<GameRow, 'id' | 'created' | 'seq'>>;
/** A game as lists show it, without its secret. */
export type ListedGame = Omit<GameRow, 'secret'>;

/** A game that is over, for one who played it. */
export type PlayedRow = ListedGame & { readonly seat: number };

export interface DueGames {
  readonly games: readonly ListedGame[];
  /** Where to go on; null if no more are due. */
  readonly next: number | null;
}

/** A player has at most one seat in a game. */
export interface SeatRow {
  readonly seat: number;
  readonly player: string | null;
}

/** What a request was answered, so that its repetition is answered the same. `key` is the request's idempotency key. */
export interface StoredAnswer {
  readonly player: string;
  readonly key: string;
  readonly status: number;
  readonly body: string;
  readonly at: number;
}

/** A game with the first entries of its log. */
export interface Creation {
  readonly game: NewGame;
  readonly entries: readonly NewStoredEntry[];
  readonly seats: readonly SeatRow[];
}

/** All of it is written, or nothing. */
export interface Append {
  readonly game: string;
  /** The `seq` that the caller takes for the last. */
  readonly after: number;
  /** May be empty, if only the row changes; then no listener is called. */
  readonly entries: readonly NewStoredEntry[];
  readonly row: GameChange;
  readonly seats?: readonly SeatRow[];
  readonly answer?: StoredAnswer | undefined;
  /** Another game that comes into being with it. */
  readonly opens?: Creation | undefined;
  /** To those whose turn begins with it, or whom the table waits for. */
  readonly notices?: readonly TurnNotice[];
}

/** Becomes a job for each webhook of the game and, unless the player is present, for each browser and webhook of the player. */
export interface TurnNotice {
  readonly player: string;
  readonly isPresent: boolean;
  /** JSON. */
  readonly body: string;
}

/** A notice that is to be delivered, at least once. */
export interface Job {
  /** The same however often it is tried. */
  readonly id: string;
  readonly door: Door;
  /** The endpoint of a browser, or the id of a webhook. */
  readonly target: string;
  /** JSON. */
  readonly body: string;
  /** When it is to be tried next. */
  readonly due: number;
  readonly attempts: number;
}

/**
 * `stale`: the game has another last seq, or is not there; nothing was written.
 * `repeated`: a request with the same key has been answered; nothing was written.
 */
export const APPENDED = ['done', 'stale', 'repeated'] as const;
export type Appended = (typeof APPENDED)[number];

/** Newest first. The next page comes after the last game of this one. */
export interface Page {
  readonly limit: number;
  readonly after?: Pick<GameRow, 'id' | 'updated'>;
}

export interface StoredPlayer {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** A token is known by its hash only. */
export interface Token {
  readonly hash: string;
  readonly player: string;
  readonly created: number;
  readonly used: number;
}

export interface PushSubscription {
  readonly endpoint: string;
  readonly player: string;
  /** JSON: the keys that the browser gave. */
  readonly keys: string;
  readonly created: number;
}

export interface Webhook {
  readonly id: string;
  /** Whose it is. */
  readonly player: string;
  /** The only game it is about; null if about all of the player's. */
  readonly game: string | null;
  readonly url: string;
  readonly secret: string;
  readonly created: number;
}

/** A checked result of a deal of the day, for its leaderboard. */
export interface DailyResultRow {
  /** Such as `2026-11-18`. */
  readonly day: string;
  readonly player: string;
  /** Null: the player has withdrawn it. */
  readonly name: string | null;
  /** Equal for names that look the same; null if there is no name. */
  readonly skeleton: string | null;
  readonly points: number;
  readonly outcome: DealOutcome;
  readonly lead: number;
  readonly turns: number;
  /** Who led when, as squares. */
  readonly story: string;
  readonly sent: number;
}

/**
 * `sent-before`: the player has a result of this day; nothing was written.
 * `name-taken`: another player of this day has a name that looks the same; nothing was written.
 * `repeated`: a request with the same key has been answered; nothing was written.
 */
export const RESULTS_ADDED = ['done', 'sent-before', 'name-taken', 'repeated'] as const;
export type ResultAdded = (typeof RESULTS_ADDED)[number];

/** How long things are stored, in milliseconds. */
export interface Retention {
  /** Tables that never started, from their last entry; then they are removed. */
  readonly openGames: number;
  /** Started games, from their last entry; then they are closed as abandoned. Null: for ever. */
  readonly startedGames: number | null;
  /** Logs of games that are over, from their last entry; then they are archived. Null: for ever. */
  readonly finishedGames: number | null;
  readonly answers: number;
  /** From their last use. */
  readonly tokens: number;
  /** Results of deals of the day, from when they were sent. */
  readonly results: number;
}

/** How many were archived, and how many of everything else were removed. */
export interface CleanedUp {
  readonly games: number;
  readonly answers: number;
  readonly tokens: number;
  readonly codes: number;
  readonly results: number;
  readonly archived: number;
}

export interface Store {
  createGame(
    game: NewGame,
    entries: readonly NewStoredEntry[],
    seats: readonly SeatRow[],
    answer?: StoredAnswer,
  ): Promise<'done' | 'repeated'>;
  append(append: Append): Promise<Appended>;
  game(id: string): Promise<GameRow | undefined>;
  /** In order, those with a greater `seq` than `after`. */
  entries(game: string, after?: number): Promise<StoredEntry[]>;
  answer(player: string, key: string): Promise<StoredAnswer | undefined>;

  /** Games that the player has a seat in: by their last entry, or by their end if they are over. */
  gamesOf(player: string, page: Page): Promise<ListedGame[]>;
  publicGames(status: GameStatus, page: Page): Promise<ListedGame[]>;
  /** Games that are over and that the player had a seat in, unless they are forgotten. */
  playedBy(player: string, page: Page): Promise<PlayedRow[]>;
  /** Forgets that the player had a part in those that are over now. The games stay as they are. */
  forgetPlayed(player: string): Promise<void>;
  /** How many games the player has a seat in that are not over; counts no further than `most`. */
  unfinishedGames(player: string, most: number): Promise<number>;
  /**
   * Takes games whose deadline or bot is due, longest due first. No other node gets them before `until`, or before the game's next
   * append: so nodes share the work, and other nodes do that of a dead one. `from` is the `next` of the call before.
   */
  takeDue(now: number, until: number, limit: number, from?: number): Promise<DueGames>;

  readonly players: {
    create(player: StoredPlayer): Promise<void>;
    get(id: string): Promise<StoredPlayer | undefined>;
    /** False if there is no such player. */
    rename(id: string, name: string): Promise<boolean>;
  };
  readonly tokens: {
    add(token: Token): Promise<void>;
    get(hash: string): Promise<Token | undefined>;
    touch(hash: string, used: number): Promise<void>;
    remove(hash: string): Promise<void>;
  };
  /** One-time codes, known by their hashes. */
  readonly codes: {
    put(hash: string, player: string, expires: number): Promise<void>;
    /** The player, to the first who asks in time; undefined to everybody else, for ever. */
    take(hash: string, now: number): Promise<string | undefined>;
  };
  readonly push: {
    /** An endpoint that is known gets a new owner and keys. */
    put(subscription: PushSubscription): Promise<void>;
    of(player: string): Promise<PushSubscription[]>;
    get(endpoint: string): Promise<PushSubscription | undefined>;
    remove(endpoint: string): Promise<void>;
  };
  readonly webhooks: {
    /** Takes the place of the one with the same id. */
    put(webhook: Webhook): Promise<void>;
    /** Those about all of the player's games. */
    ofPlayer(player: string): Promise<Webhook[]>;
    ofGame(game: string): Promise<Webhook[]>;
    get(id: string): Promise<Webhook | undefined>;
    /** False if the player has no such webhook. */
    remove(id: string, player: string): Promise<boolean>;
  };
  readonly jobs: {
    /** Takes some that are due, and counts the attempt. No other node gets them before `until`: if this one dies, others try again. */
    take(now: number, until: number, limit: number): Promise<Job[]>;
    retry(id: string, due: number): Promise<void>;
    /** It is done, or given up. */
    remove(id: string): Promise<void>;
  };
  /** One for each player and day. */
  readonly dailyResults: {
    add(result: DailyResultRow, answer?: StoredAnswer): Promise<ResultAdded>;
    get(day: string, player: string): Promise<DailyResultRow | undefined>;
    /** Those that are not withdrawn: most points first, then the earliest. */
    best(day: string, limit: number): Promise<DailyResultRow[]>;
    /** How many have more points; counts no further than `most`. */
    countBetter(day: string, points: number, most: number): Promise<number>;
    /** The result is not listed any more, and its name is forgotten. Another one cannot take its place. */
    withdraw(day: string, player: string): Promise<void>;
  };
  readonly settings: {
    get(key: string): Promise<string | undefined>;
    put(key: string, value: string): Promise<void>;
    /** What the setting is after that: of several nodes that put at once, all get the same. */
    putIfAbsent(key: string, value: string): Promise<string>;
    /** Sets it to the time `until` if it is absent or a time up to `now`; whether it did. Of several nodes one gets the lease. */
    lease(key: string, now: number, until: number): Promise<boolean>;
  };

  /** Does a little of it, and has something left to do unless all numbers are 0. */
  cleanUp(now: number, retention: Retention): Promise<CleanedUp>;
  /** Started games without an entry since a time. */
  abandonedGames(before: number, limit: number): Promise<string[]>;
  /**
   * Resolves when the listener hears of everything that is appended to the game from now on, by whichever node; it hears when it is
   * durable. Of several appends perhaps only the last is reported, and now and then one twice; none is lost, whatever happens to
   * connections. Returns how to stop.
   */
  subscribe(game: string, listener: Listener): Promise<() => void>;
  /** Whether appends of other nodes are heard at once; otherwise they are looked for. */
  isBusConnected(): boolean;
  /** Rejects with the reason if the database does not answer. */
  ready(): Promise<void>;
  /** Writes a copy of everything into a file, while the store is in use; an older copy is replaced. SQLite only; PostgreSQL has pg_dump. */
  backup(file: string): Promise<void>;
  /** Finishes what was begun; whatever is asked later is refused. */
  close(): Promise<void>;
}

/** The game has reached a seq; perhaps with the entries that led there. */
export type Listener = (seq: number, entries?: readonly StoredEntry[]) => void;
