/** Pirates, tokens and vessels: what moves about on the board. Each is a symbol of the sprite. */
import type { Colour } from '@cartagena/protocol';
import type { JSX } from 'preact';
import type { Paint } from './colours.ts';

const OUTLINE = '#1c120a';

/** What each colour wears on the chest, around (16, 28). */
const MARK: { readonly [C in Colour]: JSX.Element } = {
  red: <path d="M14.4 23h3.2v3.4H21v3.2h-3.4V33h-3.2v-3.4H11v-3.2h3.4Z" />,
  blue: <circle cx="16" cy="28" r="4.6" />,
  yellow: <path d="m16 22.5 5.6 9.8H10.4Z" />,
  green: (
    <path d="m13.3 22.8 2.7 2.9 2.7-2.9 2.3 2.3-2.7 2.9 2.7 2.9-2.3 2.3-2.7-2.9-2.7 2.9-2.3-2.3 2.7-2.9-2.7-2.9Z" />
  ),
  purple: <path d="M10 26h12v4.4H10Z" />,
};

/** A pirate on 32 × 40: coat, face, bandana with its knot. */
export function PawnDrawing({ colour, paint }: { readonly colour: Colour; readonly paint: Paint }) {
  const { fill, shade, mark } = paint;
  return (
    <>
      <path
        d="M16 17.5c-6 0-9.5 5.5-10.8 18-.2 2 1 3.3 2.8 3.3h16c1.8 0 3-1.3 2.8-3.3C25.5 23 22 17.5 16 17.5Z"
        fill={fill}
        stroke={OUTLINE}
        stroke-width="2"
      />
      <path d="M20.5 19.5c2.8 3 4.3 8.5 5 16 .1 1.4-.5 2.2-1.7 2.3h-4.3c1.7-5.5 2-12 1-18.3Z" fill={shade} />
      <path d="m23 8.5 6.5 2.3-2 1.7 1.5 3.3-6.5-2.8Z" fill={shade} stroke={OUTLINE} stroke-width="1.4" />
      <circle cx="16" cy="12.5" r="7.7" fill="#eab98d" stroke={OUTLINE} stroke-width="2" />
      <path
        d="M8.2 11.5C8 6 11.5 3 16 3s8 3 7.8 8.5c-5-2-10.6-2-15.6 0Z"
        fill={fill}
        stroke={OUTLINE}
        stroke-width="1.8"
      />
      <path d="M12.3 14.3a1.3 1.3 0 1 0 .1 0Zm7.4 0a1.3 1.3 0 1 0 .1 0Z" fill={OUTLINE} />
      <g fill={mark}>{MARK[colour]}</g>
    </>
  );
}

/** The captain's hat, worn over the bandana. */
export const HAT = (
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

const chest = (
  <g stroke={OUTLINE} stroke-width="2" stroke-linejoin="round">
    <path d="M4 22v-3C4 12 9 8 15 8h18c6 0 11 4 11 11v3Z" fill="#b8742a" />
    <path d="M4 22h40v17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z" fill="#8f5318" />
    <path d="M10.5 9.5h4.5V41h-4.5zM33 9.5h4.5V41H33z" fill="#f2c14e" stroke-width="1.4" />
    <path d="M19 18.5h10V29a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2Z" fill="#f2c14e" />
    <path d="M24 21.8a2.2 2.2 0 0 1 1.2 4v2.7h-2.4v-2.7a2.2 2.2 0 0 1 1.2-4Z" fill={OUTLINE} stroke="none" />
  </g>
);

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

/** What cannot be taken back: a seal of wax. */
const seal = (
  <>
    <path
      d="M24 2c4 0 5 3 8 4s6 0 8 3 0 6 2 9 5 4 4 8-4 4-5 7 0 6-3 8-6 0-9 2-4 4-8 3-4-4-7-5-6 0-8-3 0-6-2-9-4-4-3-8 4-4 5-7 0-6 3-8 6 0 9-2 2-2 6-2Z"
      fill="#b3261a"
      stroke="#fff1d6"
      stroke-width="2"
    />
    <path
      d="M16.5 22v-4a7.5 7.5 0 0 1 15 0v4h1.5a1.5 1.5 0 0 1 1.5 1.5V34a1.5 1.5 0 0 1-1.5 1.5H15a1.5 1.5 0 0 1-1.5-1.5V23.5A1.5 1.5 0 0 1 15 22Zm4 0h7v-4a3.5 3.5 0 0 0-7 0Z"
      fill="#fff1d6"
      fill-rule="evenodd"
    />
  </>
);

const flag = (
  <>
    <path d="M7 2h4v45H7z" fill="#8f5318" stroke={OUTLINE} stroke-width="1.6" />
    <path d="M11 5c11-4 20 5 35 0v26c-15 5-24-4-35 0Z" fill="#14100c" stroke="#f4ead1" stroke-width="1.6" />
    <path
      d="M28.5 9.5c-4.4 0-7.5 3-7.5 6.8 0 2.2 1 3.8 2.6 4.8v2.7h2.1v-1.6h1.7v1.6h2.2v-1.6h1.7v1.6h2.1v-2.7c1.6-1 2.6-2.6 2.6-4.8 0-3.8-3.1-6.8-7.5-6.8Zm-3.2 5.3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm6.4 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"
      fill="#f4ead1"
      fill-rule="evenodd"
    />
    <path d="m18 26.5 21 2.5m0-4.5-21 4" stroke="#f4ead1" stroke-width="2" stroke-linecap="round" />
  </>
);

/** A rowing boat seen from the side, 160 × 80; its crew stands behind the gunwale. */
export const BOAT = (
  <g stroke={OUTLINE} stroke-width="2.5" stroke-linejoin="round">
    <path d="M4 36h152c-3 22-16 38-34 38H40C20 74 7 58 4 36Z" fill="#8f5318" />
    <path d="M11 50c44 6 94 6 138 0l-4.5 9C104 65 56 65 15.5 59Z" fill="#b8742a" stroke="none" />
    <path d="M1 32h158a2 2 0 0 1 2 2v3a3 3 0 0 1-3 3H2a3 3 0 0 1-3-3v-3a2 2 0 0 1 2-2Z" fill="#d79a45" />
    <path d="M44 40 20 76m96-36 24 36" stroke="#e9c98c" stroke-width="4" stroke-linecap="round" />
  </g>
);

/** Tokens and signs, on a square of 48. */
export const PIECES = {
  'token-chest': chest,
  'token-cover': cover,
  'token-crew': crew,
  'token-hole': hole,
  'sign-seal': seal,
  'sign-flag': flag,
} as const satisfies { readonly [id: string]: JSX.Element };
export type PieceId = keyof typeof PIECES;
