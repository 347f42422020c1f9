import type { SetupTraits } from '../setup-traits.ts';

export const limit: SetupTraits = {
  choice: { field: 'limit', values: ['golden', 'grey'] },
  clash: () => 'marks-deck',
};
