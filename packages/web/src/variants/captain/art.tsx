/** The hat. */
import type { ArtTraits } from '../art-traits.ts';

/** The captain's hat, worn over the bandana. */
const hat = (
  <>
    <path
      d="M4.5 9.8C8 8.5 9 6.5 9.8 3.2c.5-2 2.2-2.6 3.8-1.6 1.5.9 3.3.9 4.8 0 1.6-1 3.3-.4 3.8 1.6.8 3.3 1.8 5.3 5.3 6.6-2.5 2.4-7 3.7-11.5 3.7S7 12.2 4.5 9.8Z"
      fill="#2a1c10"
      stroke="#f2c14e"
      stroke-width="1.5"
      stroke-linejoin="round"
    />
    <circle cx="16" cy="7.6" r="2" fill="#f2c14e" />
  </>
);

export const captain: ArtTraits = { pawns: { hat } };
