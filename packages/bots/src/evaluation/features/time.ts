import type { FeatureGroup } from './feature-group.ts';

/** Cards for a turn. */
export const FEW = 3;

/** The actions that the seat has left in its turn, how soon that turn comes, and the actions that it has cards for. */
export const time: FeatureGroup = {
  names: ['tempo', 'soon', 'cards'],
  reads: { table: ['turn', 'actionsLeft'], ownSeat: ['handCount'] },
  reader:
    ({ seats }) =>
    (state, seat, out, at) => {
      const tempo = seat === state.turn ? state.actionsLeft / 3 : 0;
      out[at] = tempo;
      out[at + 1] = 1 - ((seat - state.turn + seats) % seats) / seats;
      out[at + 2] = tempo * (Math.min(state.handCount[seat], FEW) / FEW);
    },
};
