/** A table on a server: before its game the waiting room, then the table itself. */
import type { TableView } from '@cartagena/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import type { PageProps } from '../app/pages.tsx';
import { go } from '../app/router.ts';
import { offerFile } from '../table/offer-file.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Frame } from '../ui/frame.tsx';
import { say } from '../words/words.ts';
import { api } from './api.ts';
import { Chat } from './chat.tsx';
import { AskBack, Consent } from './consent.tsx';
import { doOrTell } from './do-or-tell.ts';
import { FairCheck } from './fair-check.tsx';
import { type OnlineHost, type OnlineTable, openOnlineTable } from './online-table.ts';
import { problemInWords } from './problem-words.ts';
import { keepPromise } from './promises.ts';
import { ConnectionLine, SeatClock } from './status.tsx';
import { useTurnNotice } from './turn-notice.ts';
import { WaitingRoom } from './waiting-room.tsx';

export function OnlineTablePage({ params: [id] }: PageProps) {
  const online = useMemo(() => openOnlineTable(id), [id]);
  useEffect(() => () => online.close(), [online]);
  const table = online.table.value;
  const host = online.host.value;
  useEffect(() => {
    if (table) keepPromise(table);
  }, [table?.commitment, table?.status]);
  if (online.connection.value === 'gone') return <Gone online={online} />;
  if (!table)
    return (
      <Frame title={say('online.joining')}>
        <p role="status">{say('online.joining')}</p>
      </Frame>
    );
  if (!host) return <WaitingRoom table={table} online={online} />;
  return <OnlineGame online={online} table={table} host={host} />;
}

/** A broken or foreign link. */
function Gone({ online }: { readonly online: OnlineTable }) {
  const problem = online.problem.value;
  return (
    <Frame title={say('online.gone')}>
      <h1>{say('online.gone')}</h1>
      <p>{problem && problemInWords(problem)}</p>
      <ButtonLink kind="main" href="/">
        {say('app.lost.home')}
      </ButtonLink>
    </Frame>
  );
}

interface OnlineGameProps {
  readonly online: OnlineTable;
  readonly table: TableView;
  readonly host: OnlineHost;
}

function OnlineGame({ online, table, host }: OnlineGameProps) {
  const { id, you } = table;
  useTurnNotice(table);
  const isOver = table.status === 'over';
  const isAway = you !== null && table.seats[you].away !== null && !isOver;
  const rematch = async () => {
    if (table.rematch !== null) return go(`/table/${table.rematch}`);
    const opened = await api.rematch(id);
    if (opened.ok) go(`/table/${opened.value.id}`);
    else await doOrTell(Promise.resolve(opened));
  };
  const save = async () => {
    const record = await api.record(id);
    if (record.ok) offerFile(`cartagena-${id}.json`, JSON.stringify(record.value, null, 1));
    else await doOrTell(Promise.resolve(record));
  };
  return (
    <TableScreen
      host={host}
      extras={{
        status: (
          <>
            <ConnectionLine online={online} />
            {you === null && <p>{say('online.watching')}</p>}
            {isAway && table.seats[you].away !== 'resigned' && <Back id={id} />}
            <Consent table={table} />
          </>
        ),
        plate: seat => <SeatClock table={table} seat={seat} />,
        side: <Chat table={table} news={online.news} />,
        menu: !isOver && you !== null && (
          <>
            <AskBack table={table} />
            <Button kind="danger" onClick={() => void doOrTell(api.resign(id))}>
              {say('online.resign')}
            </Button>
          </>
        ),
        over: <FairCheck table={table} />,
        onLeave: () => go('/'),
        ...(isOver ? { onSave: save } : {}),
        ...(isOver && you !== null ? { onRematch: rematch } : {}),
        onNew: () => go('/new?with=link'),
      }}
    />
  );
}

function Back({ id }: { readonly id: string }) {
  return (
    <p>
      {say('online.away.you')}{' '}
      <Button kind="main" onClick={() => void doOrTell(api.comeBack(id))}>
        {say('online.back')}
      </Button>
    </p>
  );
}
