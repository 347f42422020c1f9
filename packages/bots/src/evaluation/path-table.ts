/** The path of one game as a table: where a card leads from each place, whether or not a pirate may go there now. */
import type { Rules, State } from '@cartagena/engine';
import { onwardPlaces } from './onward-places.ts';

export class PathTable {
  /** The icon of each space. */
  readonly spaceIcons: Uint8Array;
  private readonly icons: number;
  /** The place past the last space of the way ahead; the place itself if no way leads on. */
  private readonly end: Uint8Array;
  /** The first space with an icon ahead of a place, occupied or not, 0 if there is none: `[place * icons + icon]`. */
  private readonly ahead: Uint8Array;

  /** `state` may be any of the game: the icons of its spaces never change. */
  constructor(rules: Rules, state: State) {
    const { board, icons } = rules;
    this.icons = icons.length;
    this.spaceIcons = state.icons.slice();
    this.end = new Uint8Array(board.places);
    this.ahead = new Uint8Array(board.places * icons.length);
    // A pirate that waits to be carried on counts as one that has been: it is only a matter of time.
    const onward = onwardPlaces(board);
    for (let place = 0; place < board.places; place++) {
      const from = onward[place];
      const first = board.ahead[from];
      this.end[place] = first === 0 ? place : onward[board.end[from]];
      if (first === 0) continue;
      for (let space = board.last[from]; space >= first; space--)
        this.ahead[place * this.icons + state.icons[space]] = space;
    }
  }

  /** Where a card takes a pirate from a place: to the first vacant space with its icon, else past the last space (CORE-3). */
  landing(place: number, icon: number, crowd: Uint8Array): number {
    const { ahead, icons } = this;
    let space = ahead[place * icons + icon];
    while (space > 0 && crowd[space] > 0) space = ahead[space * icons + icon];
    return space > 0 ? space : this.end[place];
  }
}
