/** The link of a table: to be copied, sent, or held in front of a camera. */
import { tablePath } from '@cartagena/protocol';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { ShareText } from '../ui/share-text.tsx';
import { say } from '../words/words.ts';
import { useInviteOrigin } from './invite-origin.ts';
import style from './link.module.css';

export function TableLink({ id }: { readonly id: string }) {
  const url = useInviteOrigin() + tablePath(id);
  return (
    <section class={style.box} aria-label={say('online.link')}>
      <Code text={url} />
      <div class={style.side}>
        <p>{say('online.link.about')}</p>
        <ShareText
          label={say('online.link')}
          text={url}
          rows={2}
          share={{ title: say('app.title'), text: say('online.invitation'), url }}
        />
      </div>
    </section>
  );
}

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
