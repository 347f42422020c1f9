/** What is said at the table. Whoever talks too much can be muted, on all of one's devices. */
import { type ChatRequest, EMOTES, LONGEST_TEXT, type TableDetails } from '@cartagena/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { set } from '../base/set.ts';
import { settings } from '../base/settings.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { useNewest } from '../ui/use-newest.ts';
import { say } from '../words/words.ts';
import { api } from './api.ts';
import style from './chat.module.css';
import { toastOnError } from './request.ts';
import type { Talk } from './talk.ts';

export function Chat({ table, talk }: { readonly table: TableDetails; readonly talk: Talk }) {
  const said = talk.said.value;
  const box = useRef<HTMLUListElement>(null);
  const isSeen = useSignal(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([{ isIntersecting }]) => set(isSeen, isIntersecting));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, [isSeen]);
  useEffect(() => {
    if (isSeen.value) talk.read();
  }, [isSeen.value, said, talk]);
  useNewest(box, [isSeen.value, said]);
  return (
    <section class={style.chat} aria-label={say('online.chat')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul ref={box} class={style.said} aria-live="polite" aria-label={say('online.chat')} tabIndex={0}>
        {said.map(({ seq, name, text, emote }) => (
          <li key={seq}>
            <strong>{name}</strong> {text ?? (emote && say(`emote.${emote}`))}
          </li>
        ))}
      </ul>
      <SaySomething table={table} />
      <div class={style.emotes}>
        {EMOTES.map(emote => (
          <button key={emote} type="button" class={style.emote} onClick={() => void speak(table, { emote })}>
            {say(`emote.${emote}`)}
          </button>
        ))}
      </div>
      <Mutes table={table} talk={talk} />
    </section>
  );
}

function SaySomething({ table }: { readonly table: TableDetails }) {
  const text = useSignal('');
  const send = async () => {
    const words = text.value.trim();
    if (words === '') return;
    text.value = '';
    // Nobody has to type it again because of a lost connection.
    if (!(await speak(table, { text: words })) && text.value === '') text.value = words;
  };
  return (
    <Form class={style.form} onSubmit={() => void send()}>
      <TextField
        label={say('online.chat.text')}
        isLabelHidden
        placeholder={say('online.chat.text')}
        value={text.value}
        longest={LONGEST_TEXT}
        onChange={words => set(text, words)}
      />
      <Button type="submit">{say('online.chat.send')}</Button>
    </Form>
  );
}

/** The name under which this device is known to the server, as far as it was told. */
let known: string | undefined;

/** At a seat one has a name; whoever watches speaks under the one of this device. */
async function speak({ id, you }: TableDetails, said: ChatRequest): Promise<boolean> {
  const name = settings.name.value.trim();
  if (you === null && name !== '' && name !== known && (await api.rename(name)).ok) known = name;
  return toastOnError(api.say(id, said));
}

/** Everybody else who spoke, to be muted or heard again. */
function Mutes({ table: { id, muted }, talk }: { readonly table: TableDetails; readonly talk: Talk }) {
  const others = talk.others.value;
  if (others.length === 0) return null;
  return (
    <details class={style.mutes}>
      <summary>{say('online.mutes')}</summary>
      <div class={style.emotes}>
        {others.map(({ voice, name }) => {
          const isMuted = muted.includes(voice);
          return (
            <button
              key={voice}
              type="button"
              class={style.emote}
              onClick={() => void toastOnError(api.mute(id, { voice, isMuted: !isMuted }))}
            >
              {say(isMuted ? 'online.unmute' : 'online.mute', { name })}
            </button>
          );
        })}
      </div>
    </details>
  );
}
