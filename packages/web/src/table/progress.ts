/** How far a seat has come. */
import type { Rules, View } from '@cartagena/engine';

/** Pirates that have escaped: at the goal, or on a raft at sea. */
export function homeOf(view: View, seat: number): number {
  const { pirates } = view.seats[seat];
  return (pirates.goal ?? 0) + (pirates.sea ?? 0);
}

/** Of the whole way of all its pirates, in per cent. */
export function progressOf({ board, pirates: all }: Rules, view: View, seat: number): number {
  const names = board.names.map(String);
  const gone = Object.entries(view.seats[seat].pirates).reduce(
    (sum, [place, count]) => sum + count * board.progress[names.indexOf(place)],
    0,
  );
  return Math.round((gone * 100) / (all * board.progress[board.goal]));
}
