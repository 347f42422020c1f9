/** How far a seat has come. */
import type { Rules, View } from '@cartagena/engine';
import { isHome, placeNamed } from '../../board/places.ts';

/** How many pirates have escaped. */
export function homeOf(view: View, seat: number): number {
  return Object.entries(view.seats[seat].pirates).reduce(
    (sum, [place, count]) => (isHome(placeNamed(place)) ? sum + count : sum),
    0,
  );
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
