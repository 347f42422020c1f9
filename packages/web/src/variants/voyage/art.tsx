/** The boat. */
import { OUTLINE } from '../../art/colours.ts';
import type { ArtTraits } from '../art-traits.ts';

/** A rowing boat seen from the side, 160 × 80; its crew stands behind the gunwale. */
const boat = (
  <g stroke={OUTLINE} stroke-width="2.5" stroke-linejoin="round">
    <path d="M4 36h152c-3 22-16 38-34 38H40C20 74 7 58 4 36Z" fill="#8f5318" />
    <path d="M11 50c44 6 94 6 138 0l-4.5 9C104 65 56 65 15.5 59Z" fill="#b8742a" stroke="none" />
    <path d="M1 32h158a2 2 0 0 1 2 2v3a3 3 0 0 1-3 3H2a3 3 0 0 1-3-3v-3a2 2 0 0 1 2-2Z" fill="#d79a45" />
    <path d="M44 40 20 76m96-36 24 36" stroke="#e9c98c" stroke-width="4" stroke-linecap="round" />
  </g>
);

export const voyage: ArtTraits = { vessels: { boat } };
