import type { Level } from '@cartagena/bots';

/** The bots that can be chosen, from weak to strong; known here without loading them. */
export const LEVELS = [
  'landlubber',
  'deckhand',
  'sailor',
  'buccaneer',
  'corsair',
  'legend',
] as const satisfies readonly Level[];
