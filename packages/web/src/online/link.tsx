/** The link of a table: to be copied, sent, or held in front of a camera. */
import { tablePath } from '@cartagena/protocol';
import { useMemo, useRef, useState } from 'preact/hooks';
import { encode } from 'uqr';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import { useInviteOrigin } from './invite-origin.ts';
import style from './link.module.css';

export function TableLink({ id }: { readonly id: string }) {
  const link = useInviteOrigin() + tablePath(id);
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Pages without https have no clipboard: then the link is marked, and the person copies it.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      announce(say('online.link.copied'));
    } catch {
      field.current?.focus();
    }
  };
  const share = () => {
    navigator.share({ title: say('app.title'), text: say('online.invitation'), url: link }).catch(() => {});
  };
  return (
    <section class={style.box} aria-label={say('online.link')}>
      <Code text={link} />
      <div class={style.side}>
        <p>{say('online.link.about')}</p>
        <input
          ref={field}
          class={style.link}
          readOnly
          value={link}
          aria-label={say('online.link')}
          onFocus={selectAll}
        />
        <div class={style.buttons}>
          <Button kind="main" onClick={copy}>
            {isCopied ? say('online.link.copied') : say('online.link.copy')}
          </Button>
          {'share' in navigator && <Button onClick={share}>{say('online.link.share')}</Button>}
        </div>
      </div>
    </section>
  );
}

const selectAll = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => currentTarget.select();

/** A QR code. Dark on light in every theme: cameras expect it so. */
function Code({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dark.join('') };
  }, [text]);
  return (
    <svg class={style.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say('online.link.code')}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
