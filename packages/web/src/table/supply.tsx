/** Where cards come from and go to: the row, the stock, the discards. */
import type { EditionId, View } from '@cartagena/engine';
import { CardFace, markIn } from '../art/card.tsx';
import { say } from '../words/words.ts';
import { cardTitle } from './card-words.ts';
import { grouped } from './hand.tsx';
import type { Play } from './play.ts';
import style from './supply.module.css';

interface SupplyProps {
  readonly play: Play;
  readonly edition: EditionId;
  readonly hasRow: boolean;
}

export function Supply({ play, edition, hasRow }: SupplyProps) {
  const { view } = play.moment.value;
  return (
    <section class={style.supply}>
      {hasRow && <Row view={view} edition={edition} />}
      <p class={style.piles} data-beside={hasRow}>
        <span>{say('table.stock', { n: view.stock })}</span>
        <button type="button" class={style.discards} popovertarget="discards">
          {say('table.discards', { n: view.pile.length })}
        </button>
      </p>
      <Discards view={view} edition={edition} />
    </section>
  );
}

function Row({ view, edition }: { readonly view: View; readonly edition: EditionId }) {
  return (
    <ol class={style.row} aria-label={say('table.row')}>
      {view.row.map((card, i) => {
        const title = say('table.row.slot', { n: i + 1, card: cardTitle(card, edition) });
        return (
          <li key={i} class={style.slot} data-head={i === 0}>
            <span role="img" aria-label={title}>
              <CardFace card={card} size={34} mark={markIn(edition)} />
            </span>
            {i === 0 && <span class={style.head}>{say('table.row.head')}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function Discards({ view, edition }: { readonly view: View; readonly edition: EditionId }) {
  return (
    <div id="discards" popover="auto" class={style.popover}>
      <h2>{say('table.discards', { n: view.pile.length })}</h2>
      {view.pile.length === 0 ? <p>{say('table.discards.none')}</p> : <p>{say('table.discards.note')}</p>}
      <ul class={style.counts}>
        {grouped(view.pile.toReversed()).map(({ card, count }) => (
          <li key={card}>
            <CardFace card={card} size={40} mark={markIn(edition)} />
            <span class="unseen">{cardTitle(card, edition)}</span> ×{count}
          </li>
        ))}
      </ul>
    </div>
  );
}
