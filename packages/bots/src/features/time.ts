import type { Aspect } from './aspect.ts';
import { FEW } from './hand.ts';

/** Actions left now, how soon it is this seat's turn, and both with something to play. */
export const time: Aspect = {
  names: ['tempo', 'soon', 'cards'],
  watcher:
    ({ seats }) =>
    (state, seat, out, at) => {
      const tempo = seat === state.turn ? state.actionsLeft / 3 : 0;
      out[at] = tempo;
      out[at + 1] = 1 - ((seat - state.turn + seats) % seats) / seats;
      out[at + 2] = tempo * (Math.min(state.handCount[seat], FEW) / FEW);
    },
};
