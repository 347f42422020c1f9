/** The path as a bot looks along it: where a card leads from a place, without asking who may go there now. */
import type { Rules, State } from '@cartagena/engine';

export class Trail {
  private readonly icons: number;
  private readonly end: Uint8Array;
  /** The first space with an icon ahead of a place, occupied or not, 0 if there is none: `[place * icons + icon]`. */
  private readonly ahead: Uint8Array;

  /** `state` is any of the game: the icons of the path are the same in all of them. */
  constructor(rules: Rules, state: State) {
    const { board, icons } = rules;
    this.icons = icons.length;
    // Whoever reaches the near shore counts as one who goes on from the far one: it is only a matter of time.
    this.end = board.end.map(place => (place === rules.boatNear ? rules.boatFar : place));
    this.ahead = new Uint8Array(board.places * icons.length);
    for (let place = 0; place < board.places; place++) {
      const from = place === rules.boatNear ? board.ahead[rules.boatFar] : board.ahead[place];
      const to = place === rules.boatNear ? board.last[rules.boatFar] : board.last[place];
      if (from === 0) continue;
      for (let space = to; space >= from; space--) this.ahead[place * this.icons + state.icons[space]] = space;
    }
    if (rules.boatNear < board.places) this.end[rules.boatNear] = board.end[rules.boatFar];
  }

  /** Where a card takes a pirate from a place under way: the first vacant space with its icon, else past the last one (CORE-3). */
  landing(place: number, icon: number, crowd: Uint8Array): number {
    const { ahead, icons } = this;
    let space = ahead[place * icons + icon];
    while (space > 0 && crowd[space] > 0) space = ahead[space * icons + icon];
    return space > 0 ? space : this.end[place];
  }
}
