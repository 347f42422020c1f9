import type { SetupTraits } from '../setup-traits.ts';

export const voyage: SetupTraits = {
  choice: { field: 'skipper', values: ['ties', 'strict'] },
  clash: () => 'middle',
};
