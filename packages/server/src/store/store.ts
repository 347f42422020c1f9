/**
 * The store: an append-only log for each game, and small tables beside it. Nothing above it knows which database it is.
 * Times are milliseconds since 1970; ids are texts made by the caller; what is called JSON is kept as text.
 */

export const GAME_STATUSES = ['open', 'playing', 'over'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** One line of a game's log. The first has `seq` 1. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly player: string | null;
  /** Any JSON value. */
  readonly body: unknown;
}

export type NewEntry = Omit<Entry, 'seq'>;

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

export interface Seat {
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
  readonly entries: readonly NewEntry[];
  readonly seats: readonly Seat[];
}

/** All of it is written, or nothing. */
export interface Append {
  readonly game: string;
  /** The `seq` that the caller takes for the last. */
  readonly after: number;
  /** May be empty, if only the row changes; then nobody is told. */
  readonly entries: readonly NewEntry[];
  readonly row: GameChange;
  readonly seats?: readonly Seat[];
  readonly answer?: StoredAnswer;
  /** Another game that comes into being with it. */
  readonly opens?: Creation;
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

export interface Player {
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

/** How old things may grow, in milliseconds. */
export interface Limits {
  /** Tables that never started, since their last entry. */
  readonly openGames: number;
  readonly answers: number;
  /** Since their last use. */
  readonly tokens: number;
}

/** How many were removed. */
export interface CleanedUp {
  readonly games: number;
  readonly answers: number;
  readonly tokens: number;
  readonly codes: number;
}

export interface Store {
  createGame(
    game: NewGame,
    entries: readonly NewEntry[],
    seats: readonly Seat[],
    answer?: StoredAnswer,
  ): Promise<'done' | 'repeated'>;
  append(append: Append): Promise<Appended>;
  game(id: string): Promise<GameRow | undefined>;
  /** In order, those with a greater `seq` than `after`. */
  entries(game: string, after?: number): Promise<Entry[]>;
  answer(player: string, key: string): Promise<StoredAnswer | undefined>;

  /** Games that the player has a seat in. */
  gamesOf(player: string, page: Page): Promise<ListedGame[]>;
  publicGames(status: GameStatus, page: Page): Promise<ListedGame[]>;
  /** Games that are over and that the player had a seat in, unless they are forgotten. */
  playedBy(player: string, page: Page): Promise<PlayedRow[]>;
  /** Forgets that the player had a part in those that are over now. The games stay as they are. */
  forgetPlayed(player: string): Promise<void>;
  /**
   * Takes games whose deadline or bot is due, longest due first. Nobody else gets them before `until`, or before the game's next
   * append: so nodes share the work, and that of a dead one is done by others.
   */
  takeDue(now: number, until: number, limit: number): Promise<ListedGame[]>;

  readonly players: {
    create(player: Player): Promise<void>;
    get(id: string): Promise<Player | undefined>;
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
    remove(endpoint: string): Promise<void>;
  };
  readonly webhooks: {
    /** Takes the place of the one with the same id. */
    put(webhook: Webhook): Promise<void>;
    /** Those about all of the player's games. */
    ofPlayer(player: string): Promise<Webhook[]>;
    ofGame(game: string): Promise<Webhook[]>;
    /** False if the player has no such webhook. */
    remove(id: string, player: string): Promise<boolean>;
  };
  readonly settings: {
    get(key: string): Promise<string | undefined>;
    put(key: string, value: string): Promise<void>;
    /** What the setting is after that: of several nodes that put at once, all are told the same. */
    putIfAbsent(key: string, value: string): Promise<string>;
  };

  cleanUp(now: number, limits: Limits): Promise<CleanedUp>;
  /**
   * Tells, when it is durable, that a game has reached a seq, whichever node appended. Of several appends to one game perhaps only
   * the last is told, and now and then one twice; none is lost, whatever happens to connections.
   */
  subscribe(listener: Listener): () => void;
  /** Rejects with the reason if the database does not answer. */
  ready(): Promise<void>;
  /** Writes a copy of everything into a file, while the store is in use; an older copy is replaced. SQLite only; PostgreSQL has pg_dump. */
  backup(file: string): Promise<void>;
  /** Finishes what was begun; whatever is asked later is refused. */
  close(): Promise<void>;
}

/** Perhaps with the entries that led to that seq. */
export type Listener = (game: string, seq: number, entries?: readonly Entry[]) => void;
