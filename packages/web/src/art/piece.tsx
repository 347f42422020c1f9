/** A token or sign of the sprite. */
import type { JSX } from 'preact';

interface PieceProps {
  readonly id: string;
  readonly class?: string;
  readonly style?: JSX.CSSProperties;
  readonly size?: number;
}

export function Piece({ id, class: kind, style, size }: PieceProps) {
  return (
    <svg class={kind} style={style} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
