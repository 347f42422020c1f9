/** What lies on spaces and rafts. */
import { OUTLINE } from '../../art/colours.ts';
import type { ArtTraits } from '../art-traits.ts';

const cover = (
  <>
    <circle cx="24" cy="24" r="21" fill="#3a2a1c" opacity="0.82" />
    <path d="m11 11 26 26m0-26L11 37" stroke="#fff1d6" stroke-width="8.5" stroke-linecap="round" />
    <path d="m11 11 26 26m0-26L11 37" stroke="#b3261a" stroke-width="5" stroke-linecap="round" />
  </>
);

/** A sailor of no colour. */
const crew = (
  <g stroke={OUTLINE} stroke-width="2.2">
    <circle cx="24" cy="24" r="21" fill="#f4ead1" />
    <path d="M10.5 38c1.5-8 6-11.5 13.5-11.5S36 30 37.5 38A20 20 0 0 1 24 44.5 20 20 0 0 1 10.5 38Z" fill="#2f5f74" />
    <path d="M11.6 33h24.8" stroke="#f4ead1" stroke-width="2.6" />
    <circle cx="24" cy="18.5" r="8" fill="#eab98d" />
    <path d="M15 15.5h18c0-5.5-4-8.5-9-8.5s-9 3-9 8.5Z" fill="#2f5f74" />
  </g>
);

/** A hole in the planks, with water in it. */
const hole = (
  <g stroke={OUTLINE} stroke-width="2.2" stroke-linejoin="round">
    <circle cx="24" cy="24" r="21" fill="#8f5f2c" />
    <path d="m9 23 6-3 1-8 7 4 8-6 1 8 8 2-4 6 5 6-8 2-2 7-7-4-8 4-1-8-7-3Z" fill="#0b2b38" />
    <path
      d="M14 27c2.5-2 4.5-2 7 0s4.5 2 7 0 4-1.8 6-.5"
      fill="none"
      stroke="#8fd0e6"
      stroke-width="2.6"
      stroke-linecap="round"
    />
  </g>
);

export const raft: ArtTraits = { pieces: { 'token-cover': cover, 'token-crew': crew, 'token-hole': hole } };
