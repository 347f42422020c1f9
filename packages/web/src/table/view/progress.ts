/** How far a seat has come. */
import type { Rules, View } from '@cartagena/engine';

/** Of the whole way of all its pirates, in per cent. */
export function progressOf({ board, pirates: all }: Rules, view: View, seat: number): number {
  const names = board.names.map(String);
  const gone = Object.entries(view.seats[seat].pirates).reduce(
    (sum, [place, count]) => sum + count * board.progress[names.indexOf(place)],
    0,
  );
  return Math.round((gone * 100) / (all * board.progress[board.goal]));
}
