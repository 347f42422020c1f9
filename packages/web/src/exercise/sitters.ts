/** Who sits at the table of an exercise: the one who learns in blue, and rivals who never move. */
import type { Sitter } from '../game/host.ts';

const COLOURS = ['blue', 'red', 'yellow', 'green', 'purple'] as const;

export function sittersAt(names: readonly string[], seat: number): Sitter[] {
  const rivals = COLOURS.slice(1);
  return names.map((name, i) => ({
    name,
    colour: i === seat ? COLOURS[0] : rivals[i < seat ? i : i - 1],
    bot: null,
    face: null,
    isHere: i === seat,
    isAway: false,
  }));
}
