/** Before the game: who is here, who is to come, and how they find the way. */
import { COLOURS, type Colour, LONGEST_NAME, type TableDetails } from '@cartagena/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Face } from '../art/face.tsx';
import { Pawn } from '../art/pawn.tsx';
import { go } from '../base/router.ts';
import { settings } from '../base/settings.ts';
import { strengthWords } from '../game/opponent-words.ts';
import { isOpponent } from '../game/opponents.ts';
import { quick } from '../plan/quick.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { TitledPage } from '../ui/frame.tsx';
import { listed, say } from '../words/words.ts';
import { api } from './api.ts';
import { sit as sitWithShare } from './create.ts';
import { FairAlarms, Restarts } from './fair-alarms.tsx';
import { TableLink } from './link.tsx';
import type { OnlineTable } from './online-table.ts';
import { toastOnError } from './request.ts';
import { namesAt } from './seat-names.ts';
import { ConnectionLine } from './status.tsx';
import { TableFacts } from './table-facts.tsx';
import { PasswordField, TableLock } from './table-lock.tsx';
import style from './waiting-room.module.css';
import { commitmentFor } from './witness.ts';

interface WaitingRoomProps {
  readonly table: TableDetails;
  readonly online: Pick<OnlineTable, 'connection' | 'hurry' | 'deal' | 'settled'>;
}

export function WaitingRoom({ table, online }: WaitingRoomProps) {
  const { id, seats, config, clock, you, dealing } = table;
  const missing = seats.filter(({ plan, name }) => plan.by === 'person' && name === null).length;
  const isHost = you !== null && seats[you].isHost;
  const names = namesAt(table);
  return (
    <TitledPage
      title={headingOf(table, missing)}
      intro={
        <>
          <p class="soft">
            <TableFacts edition={config.edition} modules={config.modules} clock={clock} />
          </p>
          {table.board !== null && <p class="soft">{say('setup.duplicate.about')}</p>}
          <div>
            <ConnectionLine online={online} />
            <FairAlarms deal={online.deal.value} />
          </div>
        </>
      }
      isText
    >
      {you === null && <SitDown table={table} />}
      <Restarts deal={online.deal.value} names={names} />
      {dealing && <Shuffling table={table} isHost={isHost} />}
      {missing > 0 && (table.reservedUntil ?? 0) > Date.now() && <p class="soft">{say('online.kept')}</p>}
      <ul class={style.seats}>
        {seats.map((seat, at) => (
          <li key={at} class={style.seat}>
            <Pawn colour={seat.colour} size={28} />
            {seat.plan.by === 'bot' && <Face bot={seat.plan.bot} size={36} />}
            <span class={style.name}>
              {names[at]}{' '}
              {seat.plan.by === 'bot' && (
                <span class={style.strength}>
                  {isOpponent(seat.plan.bot) ? strengthWords(seat.plan.bot) : say('online.bot')}
                </span>
              )}
            </span>
            {seat.isYou && <span class="soft">{say('table.seat.you')}</span>}
            {seat.isHost && <span class="soft">{say('online.host')}</span>}
            {isHost && !seat.isYou && seat.voice !== null && (
              <Button onClick={() => void toastOnError(api.remove(id, { seat: at }))}>
                {say('online.remove', { name: names[at] })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isHost && !dealing && <StartButton table={table} missing={missing} settled={online.settled} />}
      {!isHost && !dealing && you !== null && missing === 0 && <p>{say('online.waiting.host')}</p>}
      {you !== null && missing > 0 && <TableLink id={id} />}
      {isHost && !dealing && <TableLock table={table} />}
      {you !== null && !dealing && <YourSeat table={table} />}
      {you !== null && (
        <div>
          <Button
            onClick={async () => {
              if (await toastOnError(api.leave(id))) go('/');
            }}
          >
            {say('table.menu.leave')}
          </Button>
        </div>
      )}
    </TitledPage>
  );
}

function headingOf({ dealing }: TableDetails, missing: number): string {
  if (dealing) return say('online.shuffling');
  return missing > 0 ? say('online.waiting.for', { count: missing }) : say('online.waiting.ready');
}

/** Before this, in milliseconds, a browser that is there has answered. */
const ANSWER_TIME = 4000;

/** The browsers reveal their shares by themselves. One that is closed does so when it is opened again; the host need not wait for it. */
function Shuffling({ table, isHost }: { readonly table: TableDetails; readonly isHost: boolean }) {
  const { id, dealing, you } = table;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ANSWER_TIME);
    return () => clearTimeout(timer);
  }, []);
  const all = namesAt(table);
  const names = listed((dealing ?? []).map(seat => all[seat]));
  return (
    <>
      <p role="status">{say('online.shuffling.for', { names })}</p>
      {isLate && you !== null && dealing?.includes(you) && <p>{say('online.shuffling.you')}</p>}
      {isLate && isHost && (
        <div>
          <p>{say('online.restart.about', { names })}</p>
          <Button onClick={() => void toastOnError(api.restart(id))}>{say('online.restart')}</Button>
        </div>
      )}
    </>
  );
}

interface StartButtonProps extends Pick<OnlineTable, 'settled'> {
  readonly table: TableDetails;
  readonly missing: number;
}

/** Nobody has to wait for those who do not come. */
function StartButton({ table: { id }, missing, settled }: StartButtonProps) {
  const start = async () => {
    if (missing > 0 && !(await toastOnError(api.hire(id, quick.value.level)))) return;
    await settled();
    await toastOnError(api.start(id));
  };
  const look = missing > 0 ? {} : ({ kind: 'main', isLarge: true } as const);
  return (
    <div>
      <Button {...look} onClick={() => void start()}>
        {missing > 0 ? say('online.start.bots', { count: missing }) : say('online.start')}
      </Button>
    </div>
  );
}

/** One tap, with a name if one likes. */
function SitDown({ table: { id, seats, fair, commitment, isLocked } }: { readonly table: TableDetails }) {
  const [name, setName] = useState(settings.name.value);
  const [password, setPassword] = useState('');
  const isFull = seats.every(({ plan, name }) => plan.by === 'bot' || name !== null);
  if (isFull) return <p>{say('online.full')}</p>;
  const sit = async () => {
    const wished = name.trim();
    settings.name.value = wished;
    const share = fair === 2 ? await commitmentFor(id, commitment) : undefined;
    const seat = { ...(wished === '' ? {} : { name: wished }), ...(password === '' ? {} : { password }) };
    await toastOnError(sitWithShare(id, seat, share));
  };
  return (
    <NameForm name={name} onChange={setName} onSubmit={() => void sit()}>
      {isLocked && <PasswordField value={password} onChange={setPassword} />}
      <Button kind="main" isLarge type="submit">
        {say('online.sit')}
      </Button>
    </NameForm>
  );
}

/** One's name and colour, while they can be chosen. */
function YourSeat({ table: { id, seats, you } }: { readonly table: TableDetails }) {
  const own = seats[you!];
  const [name, setName] = useState(own.name ?? '');
  const wished = name.trim();
  const taken = new Set<Colour>(
    seats.filter(({ voice, isYou }) => voice !== null && !isYou).map(({ colour }) => colour),
  );
  const rename = async () => {
    settings.name.value = wished;
    await toastOnError(api.sit(id, { name: wished }));
  };
  return (
    <>
      <NameForm name={name} onChange={setName} onSubmit={() => wished !== '' && void rename()}>
        {wished !== '' && wished !== own.name && <Button type="submit">{say('online.rename')}</Button>}
      </NameForm>
      <Choice
        label={say('online.colour')}
        values={COLOURS.filter(colour => !taken.has(colour))}
        value={own.colour}
        nameOf={colour => (
          <>
            <Pawn colour={colour} size={18} /> {say(`colour.${colour}`)}
          </>
        )}
        onChange={colour => void toastOnError(api.sit(id, { colour }))}
      />
    </>
  );
}

interface NameFormProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly onSubmit: () => void;
  readonly children: ComponentChildren;
}

function NameForm({ name, onChange, onSubmit, children }: NameFormProps) {
  return (
    <Form class={style.form} onSubmit={onSubmit}>
      <TextField
        label={say('settings.name')}
        value={name}
        longest={LONGEST_NAME}
        autocomplete="nickname"
        onChange={onChange}
      />
      {children}
    </Form>
  );
}
