import type { SetupTraits } from '../setup-traits.ts';

export const raft: SetupTraits = { clash: () => 'marks-deck' };
