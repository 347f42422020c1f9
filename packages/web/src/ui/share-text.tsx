/** A text to pass on: shared where the device can, copied otherwise, and always there to be read. */
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { say } from '../words/words.ts';
import { announce } from './announce.tsx';
import { Button } from './button.tsx';
import style from './share-text.module.css';
import { Sign } from './sign.tsx';

interface ShareTextProps {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
  /** What is shared; left out: the text. */
  readonly share?: ShareData;
}

export function ShareText({ label, text, rows, share = { text } }: ShareTextProps) {
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
        class={style.text}
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
          <Button onClick={() => void navigator.share(share).catch(() => {})}>{say('share.share')}</Button>
        )}
      </div>
    </div>
  );
}
