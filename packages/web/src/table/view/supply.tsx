/** Where cards come from and go to: the row, the stock, the discards. */
import type { EditionId, View } from '@cartagena/engine';
import { CardBack, CardFace, markIn } from '../../art/card.tsx';
import { cardTitle } from '../../events/card-words.ts';
import { say } from '../../words/words.ts';
import { digitShortcut } from './button-parts.tsx';
import { CardsWindow } from './cards-window.tsx';
import style from './supply.module.css';
import { useTable } from './table-context.ts';

export function Supply() {
  const { play, rules } = useTable();
  const { view } = play.moment.value;
  const { edition } = rules.config;
  return (
    <section class={style.supply}>
      {rules.rowLength > 0 && <Row />}
      <Piles view={view} edition={edition} />
    </section>
  );
}

/** The stock face down, and the discards with the last one open. */
function Piles({ view, edition }: { readonly view: View; readonly edition: EditionId }) {
  const { stockCount, discards } = view;
  const top = discards.at(-1);
  const stock = say('table.stock', { n: stockCount });
  const title = say('table.discards', { n: discards.length });
  return (
    <div class={style.piles}>
      <span class={style.pile} role="img" data-pile="stock" data-height={heightOf(stockCount)} {...named(stock)}>
        {stockCount > 0 && <CardBack />}
        <span class={style.count}>{stockCount}</span>
      </span>
      <button
        type="button"
        class={style.pile}
        data-pile="discards"
        data-height={heightOf(discards.length)}
        popovertarget="discards"
        {...named(title)}
      >
        {top && <CardFace card={top} mark={markIn(edition)} />}
        <span class={style.count}>{discards.length}</span>
      </button>
      <CardsWindow id="discards" title={title} cards={discards.toReversed()} edition={edition}>
        <p>{say(discards.length === 0 ? 'table.discards.none' : 'table.discards.note')}</p>
      </CardsWindow>
    </div>
  );
}

const named = (name: string) => ({ 'aria-label': name, title: name });

/** How high a pile looks: none, one, a few, many. */
const heightOf = (count: number): number => Math.min(count, count > 12 ? 3 : 2);

function Row() {
  const { play, rules } = useTable();
  const { edition } = rules.config;
  const { row } = play.moment.value.view;
  const { slots, chosen } = play.choosing.value;
  const order = [...slots];
  return (
    <ol class={style.row} aria-label={say('table.row')} data-asked={slots.size > 0}>
      {row.map((card, i) => {
        const slot = i + 1;
        const key = order.indexOf(slot);
        const face = <CardFace card={card} mark={markIn(edition)} />;
        const title = say('table.row.slot', { n: slot, card: cardTitle(card, edition) });
        return (
          <li key={i} data-head={i === 0}>
            {key >= 0 ? (
              <button
                type="button"
                class={style.slot}
                data-slot={slot}
                aria-label={title}
                aria-pressed={chosen.slot === slot}
                aria-keyshortcuts={digitShortcut(key)}
                onClick={() => play.touch({ slot })}
              >
                {face}
              </button>
            ) : (
              <span class={style.slot} role="img" aria-label={title}>
                {face}
              </span>
            )}
            {i === 0 && <span class={style.head}>{say('table.row.head')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
