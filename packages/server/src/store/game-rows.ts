/** Rows of games, from and into the database. */
import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { GameChange, GameRow, ListedGame, NewGame } from './store.ts';

export const LISTED = [
  'id',
  'created',
  'updated',
  'seq',
  'status',
  'isPublic',
  'config',
  'summary',
  'actorPlayer',
  'actorSince',
  'deadline',
  'botDue',
] as const satisfies readonly (keyof ListedGame)[];

type Row = Selectable<Schema['games']>;

export const WHOLE = [...LISTED, 'secret'] as const satisfies readonly (keyof GameRow)[];

export const rowFrom = (row: Pick<Row, (typeof WHOLE)[number]>): GameRow => ({ ...row, isPublic: row.isPublic === 1 });

export const listedFrom = (row: Pick<Row, (typeof LISTED)[number]>): ListedGame => ({
  ...row,
  isPublic: row.isPublic === 1,
});

export function rowInto(game: NewGame): Omit<Row, 'seq' | 'changed' | 'taken'>;
export function rowInto(game: GameChange): Partial<Omit<Row, 'id' | 'created' | 'seq' | 'changed' | 'taken'>>;
export function rowInto(game: GameChange): object {
  // Only what a game's row has: the caller may have given an object that holds more.
  const row: { [name: string]: unknown } = {};
  for (const name of WHOLE) {
    const value = (game as { readonly [name: string]: unknown })[name];
    if (value !== undefined) row[name] = name === 'isPublic' ? Number(value) : value;
  }
  return row;
}
