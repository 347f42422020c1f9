/** A text to pass on: shared where the device can, copied otherwise, and always there to be read. */
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { Sign } from '../ui/sign.tsx';
import { say } from '../words/words.ts';
import style from './daily.module.css';

interface ShareTextProps {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
}

export function ShareText({ label, text, rows }: ShareTextProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isCopied = useSignal(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      isCopied.value = true;
      announce(say('share.copied'));
    } catch {
      // Pages without https have no clipboard: the text is marked, and the person copies it.
      field.current?.focus();
    }
  };
  return (
    <div class={style.share}>
      <label for={id}>{label}</label>
      <textarea
        id={id}
        ref={field}
        readOnly
        rows={rows}
        value={text}
        data-testid="share-text"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="row">
        <Button kind="main" onClick={() => void copy()} data-testid="copy">
          <Sign name={isCopied.value ? 'check' : 'link'} size={18} />{' '}
          {say(isCopied.value ? 'share.copied' : 'share.copy')}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ text }).catch(() => {})}>{say('share.share')}</Button>
        )}
      </div>
    </div>
  );
}
