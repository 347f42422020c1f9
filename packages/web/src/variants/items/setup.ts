import type { SetupTraits } from '../setup-traits.ts';

export const items: SetupTraits = { turnFactor: 1.5, clash: () => 'tricks-deck' };
