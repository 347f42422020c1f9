/** A question mark that explains what stands beside it. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { say } from '../words/words.ts';
import { IconButton } from './button.tsx';
import style from './help.module.css';

export function Help({ about, children }: { readonly about: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <>
      <IconButton sign="help" label={say('ui.help', { about })} popovertarget={id} />
      <div id={id} popover="auto" class={style.help}>
        <h2>{about}</h2>
        {children}
      </div>
    </>
  );
}
