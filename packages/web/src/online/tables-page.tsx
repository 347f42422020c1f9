/** Tables over the net: one's own, and those that everybody may join or watch. */
import { ButtonLink } from '../ui/button.tsx';
import { Frame } from '../ui/frame.tsx';
import { say } from '../words/words.ts';
import { type Listed, ownTables, publicTables, useListed } from './lists.ts';
import style from './pages.module.css';
import { problemInWords } from './problem-words.ts';
import { TableList } from './table-list.tsx';

export function TablesPage() {
  const own = useListed(ownTables);
  const others = useListed(publicTables);
  return (
    <Frame title={say('online.tables')}>
      <div class={style.page}>
        <h1>{say('online.tables')}</h1>
        <section class={style.section}>
          <h2>{say('online.own')}</h2>
          <Tables listed={own.value} empty={say('online.own.none')} />
        </section>
        <section class={style.section}>
          <h2>{say('online.public')}</h2>
          <Tables listed={others.value} empty={say('online.public.none')} />
        </section>
        <p>
          <ButtonLink kind="main" href="/new?with=link">
            {say('online.open')}
          </ButtonLink>
        </p>
      </div>
    </Frame>
  );
}

function Tables({ listed, empty }: { readonly listed: Listed; readonly empty: string }) {
  if (!listed) return <p>{say('app.loading')}</p>;
  if (!listed.ok) return <p role="status">{problemInWords(listed.reason)}</p>;
  return listed.value.length > 0 ? <TableList tables={listed.value} /> : <p>{empty}</p>;
}
