/** For the home page: one's own tables over the net that are not over, and a few that everybody may join. Nothing if there are none. */
import type { ListedTable } from '@cartagena/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { say } from '../words/words.ts';
import { type Listed, ownTables, publicTables, useListed } from './lists.ts';
import { TableList } from './table-list.tsx';

const SHOWN = 3;

function some(listed: ReadonlySignal<Listed>, isWanted: (table: ListedTable) => boolean): readonly ListedTable[] {
  return listed.value?.ok ? listed.value.value.filter(isWanted).slice(0, SHOWN) : [];
}

export function OwnTables() {
  const tables = some(useListed(ownTables), ({ status }) => status !== 'over');
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{say('online.own')}</h2>
      <TableList tables={tables} />
    </section>
  );
}

export function OpenTables() {
  const tables = some(useListed(publicTables), ({ status }) => status === 'open');
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{say('online.public')}</h2>
      <TableList tables={tables} />
    </section>
  );
}
