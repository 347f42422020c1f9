/** The two boards of a duplicate match: the same luck, and the seats exchanged (docs/same-luck.md). */
import type { NewEntry } from './entry.ts';
import type { Table } from './table.ts';

const secondBoardOf = (id: string): string => `${id}-2`;

/** The table of the other board, from the start on; null: this is no match, or it has not started. */
export function otherBoardOf({ id, isFirstBoard, mirrored, status }: Table): string | null {
  if (mirrored) return mirrored.game;
  return isFirstBoard && status !== 'open' ? secondBoardOf(id) : null;
}

export interface SecondBoard {
  readonly id: string;
  readonly entries: readonly NewEntry[];
}

/** The second board, if the first one has just started: everybody sits in the other seat, and the same cards are dealt. */
export function secondBoard(before: Table, after: Table, commitFor: (game: string) => string): SecondBoard | undefined {
  if (!after.isFirstBoard || before.status !== 'open' || after.status !== 'playing') return undefined;
  const { id: game, recordedConfig: config, clock, isPublic, host, commitment, frozenHead: head } = after;
  const id = secondBoardOf(game);
  const seats = after.seats.toReversed();
  const byTable = { seat: null, player: null };
  const plans = seats.map(({ plan }) => plan);
  const body = { config, seats: plans, clock, isPublic, fair: 2, commitment: commitFor(id) } as const;
  const shares = after.seats.map(({ share }) => share ?? '');
  const sat = seats.flatMap(({ player, name, colour }, seat): NewEntry[] =>
    player === null ? [] : [{ kind: 'sat', seat, player, body: { name: name!, colour } }],
  );
  return {
    id,
    entries: [
      { kind: 'created', seat: null, player: host, body },
      { kind: 'mirrored', ...byTable, body: { game, commitment, head, shares } },
      ...sat,
      { kind: 'started', ...byTable, body: {} },
    ],
  };
}
