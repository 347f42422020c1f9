/** Sends the first try to the leaderboard, under a name that one chooses. */
import { LONGEST_NAME, type Problem } from '@cartagena/protocol';
import { useSignal } from '@preact/signals';
import { set } from '../base/set.ts';
import { settings } from '../base/settings.ts';
import { api, ensureGuest } from '../online/api.ts';
import { toast } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { say } from '../words/words.ts';
import style from './leaderboard.module.css';
import { refusalInWords } from './leaderboard-words.ts';

interface SendResultProps {
  readonly day: string;
  readonly result: string;
  readonly onSent: () => Promise<void>;
  /** Another tab or device was faster. */
  readonly onSentBefore: () => Promise<void>;
}

export function SendResult({ day, result, onSent, onSentBefore }: SendResultProps) {
  const name = useSignal(settings.name.value);
  const isSending = useSignal(false);
  const problem = useSignal<Problem | undefined>(undefined);
  const send = async () => {
    if (isSending.value) return;
    isSending.value = true;
    problem.value = undefined;
    const wished = name.value.trim();
    if (wished !== '') settings.name.value = wished;
    const me = await ensureGuest();
    const answer = me.ok ? await api.sendResult(day, { result, ...(wished === '' ? {} : { name: wished }) }) : me;
    isSending.value = false;
    if (answer.ok) return onSent();
    if (answer.reason.code !== 'sent-before') problem.value = answer.reason;
    else {
      // The form goes, what is said stays.
      toast(refusalInWords(answer.reason));
      await onSentBefore();
    }
  };
  return (
    <Form class={style.send} onSubmit={() => void send()}>
      <TextField
        label={say('settings.name')}
        value={name.value}
        longest={LONGEST_NAME}
        autocomplete="nickname"
        onChange={text => set(name, text)}
      />
      <Button kind="main" type="submit" aria-disabled={isSending.value} data-testid="send-result">
        {say(isSending.value ? 'leaderboard.sending' : 'leaderboard.send')}
      </Button>
      <p class="soft">{say('leaderboard.send.about')}</p>
      {problem.value && (
        <p role="alert" class={style.problem}>
          {refusalInWords(problem.value)}
        </p>
      )}
    </Form>
  );
}
