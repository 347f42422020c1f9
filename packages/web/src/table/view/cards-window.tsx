/** Cards to be looked at, each kind once with its count, in a window that a button with `popovertarget` opens. */
import type { CardName, EditionId } from '@cartagena/engine';
import type { ComponentChildren } from 'preact';
import { CardFace, markIn } from '../../art/card.tsx';
import { cardTitle } from '../../events/card-words.ts';
import style from './cards-window.module.css';
import { grouped } from './hand.tsx';

interface CardsWindowProps {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly CardName[];
  readonly edition: EditionId;
  /** What is to be said about them. */
  readonly children: ComponentChildren;
}

export function CardsWindow({ id, title, cards, edition, children }: CardsWindowProps) {
  return (
    <div id={id} popover="auto" class={style.window}>
      <h2>{title}</h2>
      {children}
      <ul class={style.cards}>
        {grouped(cards).map(({ card, count }) => (
          <li key={card}>
            <CardFace card={card} size={44} mark={markIn(edition)} />
            <span class="visually-hidden">{cardTitle(card, edition)}</span> ×{count}
          </li>
        ))}
      </ul>
    </div>
  );
}
