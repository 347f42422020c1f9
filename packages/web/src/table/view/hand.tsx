/** One's own cards, grouped: each kind once, with how many there are. Marked cards are kinds of their own. */
import type { CardName, EditionId, Place } from '@cartagena/engine';
import { useRef } from 'preact/hooks';
import { CardFace, markIn } from '../../art/card.tsx';
import type { PirateRef } from '../../board/model.ts';
import { cardTitle } from '../../events/card-words.ts';
import { say } from '../../words/words.ts';
import type { Choosing } from '../choosing/choosing.ts';
import { digitShortcut } from './button-parts.tsx';
import style from './hand.module.css';
import { useCardDrag } from './use-card-drag.ts';

interface CardsProps {
  readonly label: string;
  readonly cards: readonly CardName[];
  readonly edition: EditionId;
  readonly now: Choosing;
  readonly onCard: (card: CardName) => void;
  /** A card is dragged, and dropped on a pirate or a place; undefined: nowhere. */
  readonly onLift?: (card: CardName) => void;
  readonly onDrop?: (card: CardName, on: PirateRef | Place | undefined) => void;
  /** Whether the choice is among these cards. Then digits choose here: the first card is 1. */
  readonly isAsked: boolean;
}

/** Each kind with its count, in the order in which they come. */
export function grouped(cards: readonly CardName[]): { readonly card: CardName; readonly count: number }[] {
  const counts = new Map<CardName, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Cards to choose from: a hand, or what is being looked at. */
export function Cards({ label, cards, edition, now, onCard, onLift, onDrop, isAsked }: CardsProps) {
  const groups = grouped(cards);
  const root = useRef<HTMLElement>(null);
  const follow = useRef<HTMLSpanElement>(null);
  const dragged = useCardDrag(root, follow, { onCard, onLift, onDrop });
  return (
    <section ref={root} class={style.hand} aria-label={label} data-testid="hand">
      {groups.length === 0 && isAsked && <p class={style.empty}>{say('table.hand.empty')}</p>}
      <ul class={style.cards} data-idle={now.options.length === 0}>
        {groups.map(({ card, count }, i) => {
          const chosen = isAsked ? now.chosen.cards.filter(other => other === card).length : 0;
          return (
            <li key={card}>
              <button
                type="button"
                class={style.card}
                data-card={card}
                data-usable={isAsked && now.cards.has(card)}
                disabled={!isAsked}
                aria-pressed={chosen > 0}
                aria-label={count > 1 ? `${cardTitle(card, edition)} ×${count}` : cardTitle(card, edition)}
                aria-keyshortcuts={isAsked ? digitShortcut(i) : undefined}
                onClick={() => onCard(card)}
              >
                <CardFace card={card} mark={markIn(edition)} />
                {count > 1 && <span class={style.count}>×{count}</span>}
                {chosen > 1 && (
                  <span class={style.twice} aria-hidden="true">
                    2
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {dragged && (
        <span
          ref={follow}
          class={style.dragged}
          style={{ translate: `${dragged.x}px ${dragged.y}px` }}
          aria-hidden="true"
        >
          <CardFace card={dragged.card} mark={markIn(edition)} />
        </span>
      )}
    </section>
  );
}
