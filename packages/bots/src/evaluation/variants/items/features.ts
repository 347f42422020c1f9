import { ICONS } from '@cartagena/engine';
import type { FeatureGroup } from '../../features/feature-group.ts';

const ITEM_ICONS = ['sabre', 'pistol', 'parrot', 'hook', 'bomb', 'chest'] as const;

/** Cards in hand that can be used as items, and whether a pirate stands at a closed chest. */
export const items: FeatureGroup = {
  module: 'items',
  names: [...ITEM_ICONS, 'atChest'],
  reads: { table: ['chest'], ownSeat: ['hand', 'positions'] },
  reader({ kindsOf, cardKinds, pirates }) {
    const kindsByItem = ITEM_ICONS.map(icon => kindsOf[ICONS.indexOf(icon)]);
    return (state, seat, out, at) => {
      for (let item = 0; item < kindsByItem.length; item++) {
        const kinds = kindsByItem[item];
        let count = 0;
        for (let k = 0; k < kinds.length; k++) count += state.hand[seat * cardKinds + kinds[k]];
        out[at + item] = count / 3;
      }
      let atChest = 0;
      for (let i = 0; i < pirates; i++) if (state.chest[state.positions[seat * pirates + i]]) atChest = 1;
      out[at + kindsByItem.length] = atChest;
    };
  },
};
