import type { FeatureGroup } from './feature-group.ts';

/** More cards than these are enough for any plan. */
const PLENTY = 40;

/** Cards that can still be drawn. Where discards are not used again, a hoard is worth more the fewer are left. */
export const supply: FeatureGroup = {
  names: ['supply'],
  reads: { table: ['stockCount', 'buriedCount', 'rowCount', 'discardCount'] },
  reader:
    ({ config: { recycle } }) =>
    (state, _seat, out, at) => {
      const left = state.stockCount + state.buriedCount + state.rowCount + (recycle ? state.discardCount : 0);
      out[at] = Math.min(left, PLENTY) / PLENTY;
    },
};
