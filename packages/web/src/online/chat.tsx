/** What is said at the table. Whoever talks too much can be muted, on all of one's devices. */
import { EMOTES, LONGEST_TEXT, type News, type TableView } from '@cartagena/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { say } from '../words/words.ts';
import { api } from './api.ts';
import style from './chat.module.css';
import { doOrTell } from './do-or-tell.ts';

interface ChatProps {
  readonly table: TableView;
  readonly news: ReadonlySignal<readonly News[]>;
}

export function Chat({ table, news }: ChatProps) {
  const { id, muted } = table;
  const [text, setText] = useState('');
  const said = news.value.flatMap(({ seq, said }) => (said && !muted.includes(said.voice) ? [{ seq, ...said }] : []));
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [said.length]);
  const send = async () => {
    const words = text.trim();
    if (words !== '' && (await doOrTell(api.say(id, { text: words })))) setText('');
  };
  return (
    <section class={style.chat} aria-label={say('online.chat')}>
      <ul class={style.said} aria-live="polite">
        {said.map(({ seq, name, text, emote, voice }) => (
          <li key={seq}>
            <strong>{name}</strong> {text ?? (emote && say(`emote.${emote}`))}
            {voice !== ownVoice(table) && (
              <button
                type="button"
                class={style.mute}
                onClick={() => void doOrTell(api.mute(id, { voice, isMuted: true }))}
              >
                {say('online.mute', { name })}
              </button>
            )}
          </li>
        ))}
        <li ref={end} class={style.end} aria-hidden="true" />
      </ul>
      {muted.map(voice => (
        <Button key={voice} kind="quiet" onClick={() => void doOrTell(api.mute(id, { voice, isMuted: false }))}>
          {say('online.unmute', { name: nameOf(table, news.value, voice) })}
        </Button>
      ))}
      <div class={style.emotes}>
        {EMOTES.map(emote => (
          <button key={emote} type="button" class={style.emote} onClick={() => void doOrTell(api.say(id, { emote }))}>
            {say(`emote.${emote}`)}
          </button>
        ))}
      </div>
      <form
        class={style.form}
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={say('online.chat.text')}
          isLabelUnseen
          placeholder={say('online.chat.text')}
          value={text}
          longest={LONGEST_TEXT}
          onChange={setText}
        />
        <Button type="submit">{say('online.chat.send')}</Button>
      </form>
    </section>
  );
}

const ownVoice = ({ seats, you }: TableView): number | null => (you === null ? null : seats[you].voice);

/** Somebody at the table, or whoever spoke last with this voice. */
function nameOf({ seats }: TableView, news: readonly News[], voice: number): string {
  const seat = seats.find(seat => seat.voice === voice);
  return seat?.name ?? news.findLast(({ said }) => said?.voice === voice)?.said?.name ?? '?';
}
