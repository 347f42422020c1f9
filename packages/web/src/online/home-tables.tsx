/** For the home page: one's own tables over the net that are not over, and a few that everybody may join. If no server answers, it says so in a sentence. */
import type { ListedTable } from '@cartagena/protocol';
import { Section } from '../ui/section.tsx';
import { say } from '../words/words.ts';
import { type Listed, ownTables, publicTables, useListed } from './lists.ts';
import { TableList } from './table-list.tsx';

const SHOWN = 3;

function some(listed: Listed, isWanted: (table: ListedTable) => boolean): readonly ListedTable[] {
  return listed?.ok ? listed.value.filter(isWanted).slice(0, SHOWN) : [];
}

export function HomeTables() {
  const own = useListed(ownTables).value;
  const others = useListed(publicTables).value;
  if (own?.ok === false && others?.ok === false) return <p role="status">{say('home.offline')}</p>;
  return (
    <>
      <Some title={say('online.own')} tables={some(own, ({ status }) => status !== 'over')} />
      <Some title={say('online.public')} tables={some(others, () => true)} />
    </>
  );
}

function Some({ title, tables }: { readonly title: string; readonly tables: readonly ListedTable[] }) {
  if (tables.length === 0) return null;
  return (
    <Section title={title}>
      <TableList tables={tables} />
    </Section>
  );
}
