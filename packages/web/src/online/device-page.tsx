/** Being the same player on another device: a one-time code goes from one to the other. */
import type { Code } from '@cartagena/protocol';
import { useSignal } from '@preact/signals';
import { go } from '../base/router.ts';
import { set } from '../base/set.ts';
import { toast } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { TitledPage } from '../ui/frame.tsx';
import { Section } from '../ui/section.tsx';
import { languageNow, say } from '../words/words.ts';
import { api, ensureGuest } from './api.ts';
import style from './device-page.module.css';
import { problemInWords } from './problem-words.ts';
import { toastOnError } from './request.ts';

const LONGEST_CODE = 40;

export function DevicePage() {
  return (
    <TitledPage title={say('online.device')} intro={<p>{say('online.device.about')}</p>} isText>
      <GiveCode />
      <TakeCode />
    </TitledPage>
  );
}

function GiveCode() {
  const code = useSignal<Code | undefined>(undefined);
  const get = async () => {
    const me = await ensureGuest();
    const answer = me.ok ? await api.newCode() : me;
    if (answer.ok) code.value = answer.value;
    else toast(problemInWords(answer.reason));
  };
  return (
    <Section title={say('online.device.give')}>
      {code.value ? (
        <p role="status">
          <strong class={style.code}>{code.value.code}</strong>
          <br />
          {say('online.device.until', { time: timeOf(code.value.expires) })}
        </p>
      ) : (
        <p>
          <Button onClick={get}>{say('online.device.get')}</Button>
        </p>
      )}
    </Section>
  );
}

const timeOf = (at: number): string => new Intl.DateTimeFormat(languageNow(), { timeStyle: 'short' }).format(at);

function TakeCode() {
  const code = useSignal('');
  const claim = async () => {
    const typed = code.value.trim();
    if (typed === '' || !(await toastOnError(api.claim(typed)))) return;
    toast(say('online.device.done'));
    go('/tables');
  };
  return (
    <Section title={say('online.device.take')}>
      <Form class={style.form} onSubmit={() => void claim()}>
        <TextField
          label={say('online.device.code')}
          value={code.value}
          longest={LONGEST_CODE}
          onChange={text => set(code, text)}
        />
        <Button type="submit">{say('online.device.use')}</Button>
      </Form>
    </Section>
  );
}
