import type { SetupTraits } from '../setup-traits.ts';

export const assist: SetupTraits = { choice: { field: 'assist', values: ['nest', 'morgan'] } };
