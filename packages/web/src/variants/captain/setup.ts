import type { SetupTraits } from '../setup-traits.ts';

export const captain: SetupTraits = { clash: other => (other === 'supply' ? 'hat-row' : 'hat-retreat') };
