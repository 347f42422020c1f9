/** Tables in a list: what is played, who sits there, whose turn it is and since when. */
import type { ListedTable } from '@cartagena/protocol';
import { languageNow, say } from '../words/words.ts';
import { TableFacts } from './table-facts.tsx';
import style from './table-list.module.css';

export function TableList({ tables }: { readonly tables: readonly ListedTable[] }) {
  return (
    <ul class={style.list}>
      {tables.map(table => (
        <li key={table.id}>
          <a class={style.table} href={`/table/${table.id}`}>
            <strong class={style.state}>{stateOf(table)}</strong>
            <span class={style.names}>{namesAt(table)}</span>
            <span class={style.facts}>
              <TableFacts edition={table.edition} modules={table.modules} clock={table.clock} />
              {table.since !== null && ` · ${since(table.since)}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function namesAt({ seats }: ListedTable): string {
  return new Intl.ListFormat(languageNow()).format(seats.map(({ name }) => name ?? say('online.seat.free')));
}

export function stateOf({ status, isYourTurn, actor, seats, winners }: ListedTable): string {
  if (status === 'open') {
    const free = seats.filter(({ name, isBot }) => name === null && !isBot).length;
    return free === 0 ? say('online.state.ready') : say('online.state.open', { count: free });
  }
  if (status === 'over') {
    const names = (winners ?? []).map(seat => seats[seat].name ?? '');
    return say('online.state.over', { names: new Intl.ListFormat(languageNow()).format(names) });
  }
  if (isYourTurn) return say('online.state.yours');
  return say('online.state.theirs', { name: (actor === null ? null : seats[actor].name) ?? '' });
}

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, roughly. */
export function since(at: number, now = Date.now()): string {
  const [unit, length] = STEPS.find(([, length]) => now - at >= length) ?? STEPS[STEPS.length - 1];
  return new Intl.RelativeTimeFormat(languageNow(), { numeric: 'auto' }).format(-Math.floor((now - at) / length), unit);
}
