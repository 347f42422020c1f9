/** The table during its game and after it, with what only games over the net have. */
import type { TableDetails } from '@cartagena/protocol';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { go } from '../base/router.ts';
import { offerFile } from '../table/view/offer-file.ts';
import { TableScreen } from '../table/view/table-screen.tsx';
import { Button } from '../ui/button.tsx';
import { listed, say } from '../words/words.ts';
import { api } from './api.ts';
import { Chat } from './chat.tsx';
import { AskBack, Consent } from './consent.tsx';
import { FairAlarms } from './fair-alarms.tsx';
import { FairCheck } from './fair-check.tsx';
import { IdleClaim } from './idle-claim.tsx';
import { MatchResult, useOtherBoard, wayToOther } from './match.tsx';
import type { OnlineHost } from './online-host.ts';
import type { OnlineTable } from './online-table.ts';
import { PushSwitch } from './push-switch.tsx';
import { playAgain } from './rematch.ts';
import { toastOnError } from './request.ts';
import style from './status.module.css';
import { ConnectionLine, SeatClock } from './status.tsx';
import { talkAt } from './talk.ts';
import { useTurnNotice } from './turn-notice.ts';
import { sendNoted } from './witness.ts';

interface OnlineGameProps {
  readonly online: OnlineTable;
  readonly table: TableDetails;
  readonly host: OnlineHost;
}

export function OnlineGame({ online, table, host }: OnlineGameProps) {
  const { id, you } = table;
  useTurnNotice(table);
  const talk = useMemo(() => talkAt(online.table, online.news), [online]);
  const isOver = table.status === 'over';
  const other = useOtherBoard(table);
  const otherBoard = wayToOther(table, other);
  const isWatching = you === null;
  const gone = table.seats.flatMap(({ away, name }) => (away === 'resigned' && name !== null ? [name] : []));
  return (
    <TableScreen
      host={host}
      extras={{
        status: <Status online={online} table={table} />,
        plate: seat => <SeatClock table={table} seat={seat} ahead={online.ahead.value} />,
        otherBoard,
        side: <Chat table={table} talk={talk} />,
        unread: talk.unread.value,
        menu: !isOver && !isWatching && (
          <>
            <PushSwitch />
            <AskBack table={table} />
            {table.seats[you].away !== 'resigned' && <GiveUp id={id} />}
          </>
        ),
        over: (
          <>
            {table.closing === 'abandoned' && <p>{say('online.over.abandoned')}</p>}
            {table.closing === 'resigned' && <p>{say('online.over.resigned', { names: listed(gone) })}</p>}
            <MatchResult table={table} other={other} />
            <FairCheck table={table} isComplete={otherBoard === undefined || other?.status === 'over'} />
            <p role="status">{table.rematch !== null && say('online.rematch')}</p>
          </>
        ),
        onLeave: () => go('/'),
        onSave: isOver ? () => void saveRecord(id) : undefined,
        onReplay: isOver ? () => go(`/replay?table=${id}`) : undefined,
        onRematch: isOver && (!isWatching || table.rematch !== null) ? () => void playAgain(table) : undefined,
        onNew: () => go('/new?with=link'),
      }}
    />
  );
}

function Status({ online, table }: { readonly online: OnlineTable; readonly table: TableDetails }) {
  const { id, you, rematch } = table;
  const away = you === null ? null : table.seats[you].away;
  const isOver = table.status === 'over';
  return (
    <>
      <ConnectionLine online={online} />
      <FairAlarms deal={online.deal.value} />
      {you === null && !isOver && <p class={style.line}>{say('online.watching')}</p>}
      {away === 'resigned' && !isOver && <p class={style.line}>{say('online.resigned')}</p>}
      <div role="status">
        {away !== null && away !== 'resigned' && !isOver && (
          <p class={style.line}>
            {say('online.away.you')}{' '}
            <Button kind="main" onClick={() => void toastOnError(api.comeBack(id))}>
              {say('online.back')}
            </Button>
          </p>
        )}
        {rematch !== null && (
          <p class={style.line}>
            {say('online.rematch')} <Button onClick={() => void playAgain(table)}>{say('online.rematch.go')}</Button>
          </p>
        )}
      </div>
      <Consent table={table} />
      <IdleClaim table={table} ahead={online.ahead.value} />
    </>
  );
}

/** Asked twice: it cannot be taken back. */
function GiveUp({ id }: { readonly id: string }) {
  const isAsked = useSignal(false);
  const press = () => {
    if (isAsked.value) void toastOnError(sendNoted(id, 'away', null, () => api.resign(id)));
    isAsked.value = !isAsked.value;
  };
  return (
    <Button kind="danger" onClick={press}>
      {say(isAsked.value ? 'online.resign.sure' : 'online.resign')}
    </Button>
  );
}

async function saveRecord(id: string): Promise<void> {
  const record = await api.record(id);
  if (record.ok) offerFile(`cartagena-${id}.json`, JSON.stringify(record.value, null, 1));
  else await toastOnError(record);
}
