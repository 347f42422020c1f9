/** A table on a server: before its game the waiting room, then the table itself. */
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../base/router.ts';
import { useResource } from '../base/use-resource.ts';
import { TitledPage } from '../ui/frame.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { say } from '../words/words.ts';
import { OnlineGame } from './online-game.tsx';
import { type OnlineTable, openOnlineTable } from './online-table.ts';
import { problemInWords } from './problem-words.ts';
import { keepPromise } from './promises.ts';
import { ConnectionLine } from './status.tsx';
import { WaitingRoom } from './waiting-room.tsx';

export function OnlineTablePage({ params: [id] }: PageProps) {
  const online = useResource(() => openOnlineTable(id), [id]);
  const table = online.table.value;
  const host = online.host.value;
  useEffect(() => {
    if (table) keepPromise(table);
  }, [table?.commitment, table?.status]);
  if (online.connection.value === 'gone') return <Gone online={online} />;
  if (!table)
    return (
      <TitledPage title={say('online.joining')}>
        <ConnectionLine online={online} />
      </TitledPage>
    );
  if (!host) return <WaitingRoom table={table} online={online} />;
  return <OnlineGame online={online} table={table} host={host} />;
}

/** A broken or foreign link. */
function Gone({ online }: { readonly online: OnlineTable }) {
  const problem = online.problem.value;
  return (
    <MessagePage
      title={say('online.gone')}
      text={problem && problemInWords(problem)}
      label={say('app.lost.home')}
      href="/"
    />
  );
}
