/** All drawings that are used more than once, in one place in the document. */
import { VARIANT_ART } from '../variants/art.ts';
import type { Drawings } from '../variants/art-traits.ts';
import { CARD_DRAWING } from './cards.tsx';
import { PAINT } from './colours.ts';
import { ICON_DRAWING } from './icons.tsx';
import { PawnDrawing, SIGNS } from './pieces.tsx';
import { PLACE_DRAWING } from './places.tsx';

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

const joined = (drawings: readonly (Drawings | undefined)[]): Drawings => Object.assign({}, ...drawings);

/** Tokens and signs, on a square of 48. */
const PIECES: Drawings = joined([SIGNS, ...VARIANT_ART.map(({ pieces }) => pieces)]);

export function Sprite() {
  return (
    <svg aria-hidden="true" style={{ display: 'none' }}>
      {symbols('icon-', '0 0 48 48', ICON_DRAWING)}
      {symbols('pawn-', '0 0 32 40', joined([PAWNS, ...VARIANT_ART.map(({ pawns }) => pawns)]))}
      {symbols('place-', '0 0 64 48', PLACE_DRAWING)}
      {symbols('card-', '0 0 50 70', CARD_DRAWING)}
      {symbols('vessel-', '0 0 160 80', joined(VARIANT_ART.map(({ vessels }) => vessels)))}
      {symbols('', '0 0 48 48', PIECES)}
    </svg>
  );
}
