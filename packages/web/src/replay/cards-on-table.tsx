/** All cards that may be seen at a moment: the row, and the hands. */
import type { CardName, EditionId, View } from '@cartagena/engine';
import { CardFace, markIn } from '../art/card.tsx';
import { cardTitle } from '../events/card-words.ts';
import type { Sitter } from '../game/host.ts';
import { grouped } from '../table/view/hand.tsx';
import { say } from '../words/words.ts';
import style from './cards-on-table.module.css';

interface CardsOnTableProps {
  readonly view: View;
  readonly sitters: readonly Sitter[];
  readonly edition: EditionId;
  readonly hasRow: boolean;
  /** Where there are several: whose they are. */
  readonly label?: string;
}

const CARD_WIDTH = 30;

export function CardsOnTable({ view, sitters, edition, hasRow, label = say('replay.hands') }: CardsOnTableProps) {
  return (
    <section class={style.cards} aria-label={label}>
      {hasRow && (
        <Line name={say('table.row')}>
          {view.row.map((card, i) => (
            <Face key={i} card={card} count={1} edition={edition} />
          ))}
        </Line>
      )}
      {sitters.map(({ name }, seat) => (
        <Line key={seat} name={name}>
          <Hand view={view} seat={seat} edition={edition} />
        </Line>
      ))}
      <p class="soft">{say('table.stock', { n: view.stockCount })}</p>
    </section>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: preact.ComponentChildren }) {
  return (
    <div class={style.line}>
      <strong>{name}</strong>
      <ul>{children}</ul>
    </div>
  );
}

function Hand({ view, seat, edition }: { readonly view: View; readonly seat: number; readonly edition: EditionId }) {
  const { hand, known, handCount } = view.seats[seat];
  const cards = hand ?? known ?? [];
  const hidden = handCount - cards.length;
  return (
    <>
      {grouped(cards).map(({ card, count }) => (
        <Face key={card} card={card} count={count} edition={edition} />
      ))}
      {hidden > 0 && <li>{say('replay.hand.hidden', { n: hidden })}</li>}
      {handCount === 0 && <li>{say('replay.hand.none')}</li>}
    </>
  );
}

interface FaceProps {
  readonly card: CardName;
  readonly count: number;
  readonly edition: EditionId;
}

function Face({ card, count, edition }: FaceProps) {
  return (
    <li>
      <CardFace card={card} size={CARD_WIDTH} mark={markIn(edition)} />
      <span class="visually-hidden">{cardTitle(card, edition)}</span>
      {count > 1 && ` ×${count}`}
    </li>
  );
}
