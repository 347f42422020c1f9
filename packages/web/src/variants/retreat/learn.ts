import type { LearnTraits } from '../learn-traits.ts';

/** Part of the classic game, whose lessons teach it. */
export const retreat: LearnTraits = { shownBy: 'two' };
