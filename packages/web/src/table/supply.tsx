/** Where cards come from and go to: the row, the stock, the discards. */
import type { EditionId, Rules, View } from '@cartagena/engine';
import { CardFace, markIn } from '../art/card.tsx';
import { mayPass } from '../game/passing.ts';
import { VARIANT_TABLES } from '../variants/table.ts';
import { say } from '../words/words.ts';
import { cardTitle } from './card-words.ts';
import { CardsWindow } from './cards-window.tsx';
import type { Play } from './play.ts';
import style from './supply.module.css';

interface SupplyProps {
  readonly play: Play;
  readonly rules: Rules;
}

/** The row, and beside it the piles, unless these have a place among the deeds. */
export function Supply({ play, rules }: SupplyProps) {
  const { view } = play.moment.value;
  const { edition } = rules.config;
  // A row to pick from lies among the decisions.
  const hasRow = rules.rowLength > 0 && play.choosing.value.slots.size === 0;
  if (!hasRow && hasDeeds(rules)) return null;
  return (
    <section class={style.supply}>
      {hasRow && <Row view={view} edition={edition} />}
      {!hasDeeds(rules) && <Piles view={view} edition={edition} isBeside={hasRow} />}
    </section>
  );
}

/** Whether there can be deeds beside the moves of pirates. Then there is always room for them, so that the board does not jump. */
export function hasDeeds({ config }: Rules): boolean {
  return mayPass(config) || config.modules.some(module => !VARIANT_TABLES[module]?.isQuiet);
}

interface PilesProps {
  readonly view: View;
  readonly edition: EditionId;
  readonly isBeside?: boolean;
}

export function Piles({ view, edition, isBeside = false }: PilesProps) {
  return (
    <div class={style.piles} data-beside={isBeside}>
      <span>{say('table.stock', { n: view.stockCount })}</span>
      <button type="button" class={style.discards} popovertarget="discards">
        {say('table.discards', { n: view.discards.length })}
      </button>
      <Discards view={view} edition={edition} />
    </div>
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

function Discards({ view: { discards }, edition }: { readonly view: View; readonly edition: EditionId }) {
  const title = say('table.discards', { n: discards.length });
  return (
    <CardsWindow id="discards" title={title} cards={discards.toReversed()} edition={edition}>
      <p>{say(discards.length === 0 ? 'table.discards.none' : 'table.discards.note')}</p>
    </CardsWindow>
  );
}
