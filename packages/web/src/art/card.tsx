/** A card, face up or face down. It has no name of its own for those who listen: that is written beside it. */
import type { CardName, EditionId, Icon } from '@cartagena/engine';
import { CARD_GROUND } from './cards.tsx';
import { IconUse } from './glyph.tsx';

/** What marked cards look like in an edition's deck. */
export const markIn = (edition: EditionId): 'golden' | 'grey' => (edition === 'cartagena2' ? 'golden' : 'grey');

export const isMarked = (card: CardName): boolean => card.endsWith('*');
export const iconOf = (card: CardName): Icon => (isMarked(card) ? card.slice(0, -1) : card) as Icon;

interface CardFaceProps {
  readonly card: CardName;
  /** Its width; it is 1.4 times as tall. Without it the style decides. */
  readonly size?: number;
  /** What it looks like if it is marked. */
  readonly mark?: 'golden' | 'grey';
}

export function CardFace({ card, size, mark = 'grey' }: CardFaceProps) {
  const face = isMarked(card) ? mark : 'plain';
  return (
    <svg
      width={size}
      height={size && size * 1.4}
      viewBox="0 0 50 70"
      aria-hidden="true"
      style={{ color: 'var(--parchment-ink)', '--cut': CARD_GROUND[face] }}
    >
      <use href={`#card-${face}`} />
      <IconUse icon={iconOf(card)} x={8} y={18} width={34} height={34} />
    </svg>
  );
}

export function CardBack() {
  return (
    <svg viewBox="0 0 50 70" aria-hidden="true">
      <use href="#card-back" />
    </svg>
  );
}
