/** The moment when it becomes a person's turn. */
import type { Table } from '../table/table.ts';

export interface Turn {
  readonly game: string;
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly at: number;
  /** What the table is called. */
  readonly edition: string;
  readonly names: readonly string[];
}

/** Whose turn began between these two. Whoever goes on after its own action, or comes back to it, needs no notice. */
export function turnBegun(before: Table, after: Table): Turn | undefined {
  const { actor: seat, seats } = after;
  if (seat === undefined || seat === before.actor) return undefined;
  const { player } = seats[seat];
  if (player === null || after.botAt(seat) !== null) return undefined;
  const names = seats.map(({ name }) => name ?? '');
  return { game: after.id, seat, player, name: names[seat], at: after.since, edition: after.config.edition, names };
}
