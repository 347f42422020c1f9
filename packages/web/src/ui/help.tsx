/** A question mark that explains what stands beside it. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { say } from '../words/words.ts';
import { Button } from './button.tsx';
import style from './help.module.css';
import { Sign } from './sign.tsx';

export function Help({ about, children }: { readonly about: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <>
      <Button kind="quiet" isRound popovertarget={id} aria-label={say('ui.help', { about })}>
        <Sign name="help" />
      </Button>
      <div id={id} popover="auto" class={style.help}>
        <h2>{about}</h2>
        {children}
      </div>
    </>
  );
}
