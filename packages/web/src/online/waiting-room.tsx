/** Before the game: who is here, who is to come, and how they find the way. */
import { COLOURS, type Colour, LONGEST_NAME, type TableDetails } from '@cartagena/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { Pawn } from '../art/pawn.tsx';
import { quick } from '../home/quick.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { Frame } from '../ui/frame.tsx';
import { say } from '../words/words.ts';
import { api } from './api.ts';
import { stirLuck } from './create.ts';
import { doOrTell } from './do-or-tell.ts';
import type { Following } from './follow.ts';
import { TableLink } from './link.tsx';
import { namesAt } from './seat-names.ts';
import { ConnectionLine } from './status.tsx';
import { TableFacts } from './table-facts.tsx';
import style from './waiting-room.module.css';

interface WaitingRoomProps {
  readonly table: TableDetails;
  readonly online: Pick<Following, 'connection' | 'hurry'>;
}

export function WaitingRoom({ table, online }: WaitingRoomProps) {
  const { id, seats, config, clock, you } = table;
  const missing = seats.filter(({ plan, name }) => plan.by === 'person' && name === null).length;
  const isHost = you !== null && seats[you].isHost;
  const names = namesAt(table);
  return (
    <Frame title={say('online.waiting')}>
      <div class={style.room}>
        <header>
          <ConnectionLine online={online} />
          <h1>{missing > 0 ? say('online.waiting.for', { count: missing }) : say('online.waiting.ready')}</h1>
          <p class={style.facts}>
            <TableFacts edition={config.edition} modules={config.modules} clock={clock} />
          </p>
        </header>
        {you === null && <SitDown table={table} />}
        {missing > 0 && (table.keptUntil ?? 0) > Date.now() && <p class={style.facts}>{say('online.kept')}</p>}
        <ul class={style.seats}>
          {seats.map((seat, at) => (
            <li key={at} class={style.seat}>
              <Pawn colour={seat.colour} size={28} />
              <span class={style.name}>{names[at]}</span>
              {seat.plan.by === 'bot' && <span class={style.tag}>{say('online.bot')}</span>}
              {seat.isYou && <span class={style.tag}>{say('table.seat.you')}</span>}
              {seat.isHost && <span class={style.tag}>{say('online.host')}</span>}
            </li>
          ))}
        </ul>
        {isHost && <StartButton table={table} missing={missing} />}
        {!isHost && you !== null && missing === 0 && <p>{say('online.waiting.host')}</p>}
        {you !== null && missing > 0 && <TableLink id={id} />}
        {you !== null && <YourSeat table={table} />}
        {you !== null && (
          <div>
            <Button
              onClick={async () => {
                if (await doOrTell(api.leave(id))) go('/');
              }}
            >
              {say('table.menu.leave')}
            </Button>
          </div>
        )}
      </div>
    </Frame>
  );
}

/** Nobody has to wait for those who do not come. */
function StartButton({ table: { id }, missing }: { readonly table: TableDetails; readonly missing: number }) {
  if (missing === 0)
    return (
      <div>
        <Button kind="main" isLarge onClick={() => doOrTell(api.start(id))}>
          {say('online.start')}
        </Button>
      </div>
    );
  return (
    <div>
      <Button
        onClick={async () => {
          if (await doOrTell(api.hire(id, quick.value.level))) await doOrTell(api.start(id));
        }}
      >
        {say('online.start.bots', { count: missing })}
      </Button>
    </div>
  );
}

/** One tap, with a name if one likes. */
function SitDown({ table: { id, seats } }: { readonly table: TableDetails }) {
  const [name, setName] = useState(settings.name.value);
  const isFull = seats.every(({ plan, name }) => plan.by === 'bot' || name !== null);
  if (isFull) return <p>{say('online.full')}</p>;
  const sit = async () => {
    const wished = name.trim();
    settings.name.value = wished;
    if (await doOrTell(api.sit(id, wished === '' ? {} : { name: wished }))) void stirLuck(id);
  };
  return (
    <NameForm name={name} onChange={setName} onSubmit={() => void sit()}>
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
    await doOrTell(api.sit(id, { name: wished }));
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
        onChange={colour => void doOrTell(api.sit(id, { colour }))}
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
