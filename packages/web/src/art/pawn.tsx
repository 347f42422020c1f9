/** A pirate. Each colour carries a mark of its own. */
import type { Colour } from '@cartagena/protocol';

interface PawnProps {
  readonly colour: Colour;
  readonly hat?: boolean;
  readonly size: number;
}

export function Pawn({ colour, hat = false, size }: PawnProps) {
  return (
    <svg width={size} height={size * 1.25} viewBox="0 0 32 40" aria-hidden="true" overflow="visible">
      <use href={`#pawn-${colour}`} width="32" height="40" />
      {hat && <use href="#pawn-hat" width="32" height="40" />}
    </svg>
  );
}
