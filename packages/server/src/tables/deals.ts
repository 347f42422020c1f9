/** Where the luck of games comes from: what the tables need to know of fair deals. */
import type { GameRow } from '../store/store.ts';
import type { LuckOf, Table } from '../table/table.ts';

export interface Deals {
  /** Fresh, for one game. It never leaves the server before the end. */
  newSecret(): string;
  /** What is promised about the secret before anybody adds to the luck. */
  commitmentOf(game: string, secret: string): string;
  luckFrom(secret: string): LuckOf;
  /** What anybody can check the game by. For games that are over. */
  recordOf(table: Table, row: GameRow): unknown;
}
