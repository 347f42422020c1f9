/** All drawings that are used more than once, in one place in the document. */
import type { JSX } from 'preact';
import { CARD_DRAWING } from './cards.tsx';
import { PAINT } from './colours.ts';
import { ICON_DRAWING } from './icons.tsx';
import { BOAT, HAT, PawnDrawing, PIECES } from './pieces.tsx';
import { PLACE_DRAWING } from './places.tsx';

type Drawings = { readonly [name: string]: JSX.Element };

const symbols = (prefix: string, viewBox: string, drawings: Drawings) =>
  Object.entries(drawings).map(([name, drawing]) => (
    <symbol key={name} id={`${prefix}${name}`} viewBox={viewBox} fill="currentColor">
      {drawing}
    </symbol>
  ));

const PAWNS: Drawings = Object.fromEntries(
  Object.entries(PAINT).map(([colour, paint]) => [
    colour,
    <PawnDrawing key={colour} colour={colour as keyof typeof PAINT} paint={paint} />,
  ]),
);

export function Sprite() {
  return (
    <svg aria-hidden="true" style={{ display: 'none' }}>
      {symbols('icon-', '0 0 48 48', ICON_DRAWING)}
      {symbols('pawn-', '0 0 32 40', { ...PAWNS, hat: HAT })}
      {symbols('place-', '0 0 64 48', PLACE_DRAWING)}
      {symbols('card-', '0 0 50 70', CARD_DRAWING)}
      {symbols('vessel-', '0 0 160 80', { boat: BOAT })}
      {symbols('', '0 0 48 48', PIECES)}
    </svg>
  );
}
