/** Chests. */
import { OUTLINE } from '../../art/colours.ts';
import type { ArtTraits } from '../art-traits.ts';

const chest = (
  <g stroke={OUTLINE} stroke-width="2" stroke-linejoin="round">
    <path d="M4 22v-3C4 12 9 8 15 8h18c6 0 11 4 11 11v3Z" fill="#b8742a" />
    <path d="M4 22h40v17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z" fill="#8f5318" />
    <path d="M10.5 9.5h4.5V41h-4.5zM33 9.5h4.5V41H33z" fill="#f2c14e" stroke-width="1.4" />
    <path d="M19 18.5h10V29a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2Z" fill="#f2c14e" />
    <path d="M24 21.8a2.2 2.2 0 0 1 1.2 4v2.7h-2.4v-2.7a2.2 2.2 0 0 1 1.2-4Z" fill={OUTLINE} stroke="none" />
  </g>
);

export const items: ArtTraits = { pieces: { 'token-chest': chest } };
