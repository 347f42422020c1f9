/** Tables in a list: what is played, who sits there, whose turn it is and since when. */
import { type ListedTable, tablePath } from '@cartagena/protocol';
import { ago, listed, say } from '../words/words.ts';
import { namesOf } from './seat-names.ts';
import { TableFacts } from './table-facts.tsx';
import style from './table-list.module.css';

export function TableList({ tables }: { readonly tables: readonly ListedTable[] }) {
  return (
    <ul class={style.list}>
      {tables.map(table => (
        <li key={table.id}>
          <a class={style.table} href={tablePath(table.id)}>
            <strong class={style.state}>{stateOf(table)}</strong>
            <span class={style.names}>{listed(namesOf(table.seats))}</span>
            <span class="soft">
              <TableFacts edition={table.edition} modules={table.modules} clock={table.clock} />
              {table.since !== null && ` · ${ago(table.since)}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ status, isYourTurn, actor, seats, winners }: ListedTable): string {
  if (status === 'open') {
    const free = seats.filter(({ name }) => name === null).length;
    return free === 0 ? say('online.state.ready') : say('online.state.open', { count: free });
  }
  const names = namesOf(seats);
  if (status === 'over') return say('online.state.over', { names: listed((winners ?? []).map(seat => names[seat])) });
  if (isYourTurn) return say('table.title.yours');
  return say('home.continue.turn', { who: actor === null ? '' : names[actor] });
}
