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
  const { isPublic, ...rest } = game;
  const row = isPublic === undefined ? rest : { ...rest, isPublic: isPublic ? 1 : 0 };
  // Only what a game's row has: the caller may have given an object that holds more.
  return Object.fromEntries(
    WHOLE.filter(name => (row as never)[name] !== undefined).map(name => [name, (row as never)[name]]),
  );
}
