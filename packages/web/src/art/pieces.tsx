/** Pirates and signs. Each is a symbol of the sprite. */
import type { Colour } from '@cartagena/protocol';
import type { JSX } from 'preact';
import { OUTLINE, type Paint } from './colours.ts';

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

/** Signs that every game needs, on a square of 48. */
export const SIGNS = { 'sign-seal': seal } as const satisfies { readonly [id: string]: JSX.Element };
