/** Where the luck of games comes from: what the tables need to know of fair deals. */
import type { GameRow } from '../store/store.ts';
import type { Entry } from '../table-log/entry.ts';
import type { LuckOf, Table } from '../table-log/table.ts';

export interface Deals {
  /** Fresh, for one game. It never leaves the server before the end. */
  newSecret(): string;
  /** What is published of the secret before any client sends anything. */
  commitmentOf(game: string, secret: string): string;
  luckFrom(secret: string): LuckOf;
  /** What anybody can check the game by, made from its whole log. For games that are over. */
  recordOf(table: Table, row: GameRow, entries: readonly Entry[]): Promise<unknown>;
}
