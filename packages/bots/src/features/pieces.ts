/** The hat, two on one space, and items. */
import type { Aspect } from './aspect.ts';

/** How far the pirate with the hat is. */
export const hat: Aspect = {
  names: ['hat'],
  watcher({ hats, board }) {
    if (!hats) return undefined;
    return (state, seat, out, at) => {
      out[at] = board.progress[state.hat[seat]] / (board.spaces + 1);
    };
  },
};

/** Pirates that share a space with another of their own: cards for those behind, and what a bomb needs. */
export const pairs: Aspect = {
  names: ['pairs'],
  watcher:
    ({ board, pirates }) =>
    (state, seat, out, at) => {
      let count = 0;
      for (let i = seat * pirates + 1; i < (seat + 1) * pirates; i++) {
        const place = state.positions[i];
        if (place === state.positions[i - 1] && place > 0 && place <= board.spaces) count++;
      }
      out[at] = count / 3;
    },
};

const ROLES = ['sabre', 'pistol', 'parrot', 'hook', 'bomb', 'chest'] as const;

/** Cards in hand that can be used as items, and whether a pirate stands at a closed chest. */
export const items: Aspect = {
  names: [...ROLES, 'atChest'],
  watcher({ config, kindsOf, cardKinds, pirates }) {
    if (!config.modules.includes('items')) return undefined;
    const alike = ROLES.map(role => kindsOf[role] ?? []);
    return (state, seat, out, at) => {
      for (let role = 0; role < alike.length; role++) {
        let count = 0;
        for (let k = 0; k < alike[role].length; k++) count += state.hand[seat * cardKinds + alike[role][k]];
        out[at + role] = count / 3;
      }
      let atChest = 0;
      for (let i = 0; i < pirates; i++) if (state.chest[state.positions[seat * pirates + i]]) atChest = 1;
      out[at + alike.length] = atChest;
    };
  },
};
