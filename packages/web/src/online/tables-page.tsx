/** Tables over the net: one's own, and those that everybody may join or watch. */
import { ButtonLink } from '../ui/button.tsx';
import { TitledPage } from '../ui/frame.tsx';
import { Section } from '../ui/section.tsx';
import { say } from '../words/words.ts';
import { type Listed, ownTables, publicTables, useListed } from './lists.ts';
import { problemInWords } from './problem-words.ts';
import { TableList } from './table-list.tsx';

export function TablesPage() {
  const own = useListed(ownTables);
  const others = useListed(publicTables);
  return (
    <TitledPage title={say('online.tables')} isText>
      <Section title={say('online.own')}>
        <Tables listed={own.value} empty={say('online.own.none')} />
      </Section>
      <Section title={say('online.public')}>
        <Tables listed={others.value} empty={say('online.public.none')} />
      </Section>
      <p>
        <ButtonLink kind="main" href="/new?with=link">
          {say('online.open')}
        </ButtonLink>
      </p>
    </TitledPage>
  );
}

function Tables({ listed, empty }: { readonly listed: Listed; readonly empty: string }) {
  if (!listed) return <p>{say('app.loading')}</p>;
  if (!listed.ok) return <p role="status">{problemInWords(listed.reason)}</p>;
  return listed.value.length > 0 ? <TableList tables={listed.value} /> : <p>{empty}</p>;
}
