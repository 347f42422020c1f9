/** The tables as the query builder sees them; `migrations.ts` makes them. Yes and no are 1 and 0 on every database. */
import type { Generated } from 'kysely';
import type {
  DailyResultRow,
  GameRow,
  Job,
  PushSubscription,
  SeatRow,
  StoredAnswer,
  StoredEntry,
  StoredPlayer,
  Token,
  Webhook,
} from './store.ts';

export interface Schema {
  games: Omit<GameRow, 'isPublic'> & {
    readonly isPublic: number;
    /** Number of the transaction that appended last; see `feed.ts`. */
    readonly changed: number;
    /** Until when a node works on what is due. */
    readonly taken: number | null;
    /** The seq up to which the log was archived; null if it was not, or has grown since. */
    readonly archived: Generated<number | null>;
  };
  entries: Omit<StoredEntry, 'body'> & {
    readonly game: string;
    readonly body: string;
    /** The same for all entries of one append and for no other, to know it again when its outcome is in doubt. */
    readonly tag: string;
  };
  seats: SeatRow & {
    readonly game: string;
    /** The player does not want this game to be counted among those played. */
    readonly isForgotten: Generated<number>;
    /** When the game was over; null until then. */
    readonly ended: Generated<number | null>;
  };
  answers: StoredAnswer;
  players: StoredPlayer;
  tokens: Token;
  codes: { readonly hash: string; readonly player: string; readonly expires: number; readonly taken: number | null };
  push: PushSubscription;
  webhooks: Webhook;
  settings: { readonly key: string; readonly value: string };
  jobs: Job;
  results: DailyResultRow;
  /** SQLite only, a single row: the number of the last transaction. */
  clock: { readonly number: Generated<number> };
}

/**
 * The columns of tables that are read whole. They are always asked for by name: a newer program may have added some, and PostgreSQL
 * refuses a prepared `select *` from then on.
 */
export const COLUMNS = {
  players: ['id', 'name', 'created'],
  tokens: ['hash', 'player', 'created', 'used'],
  answers: ['player', 'key', 'status', 'body', 'at'],
  push: ['endpoint', 'player', 'keys', 'created'],
  webhooks: ['id', 'player', 'game', 'url', 'secret', 'created'],
  jobs: ['id', 'door', 'target', 'body', 'due', 'attempts'],
  results: ['day', 'player', 'name', 'skeleton', 'points', 'outcome', 'lead', 'turns', 'story', 'sent'],
} as const satisfies { readonly [T in keyof Schema]?: readonly (keyof Schema[T])[] };
