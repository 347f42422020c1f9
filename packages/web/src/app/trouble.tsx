import type { ComponentChildren } from 'preact';
import { Frame } from '../ui/frame.tsx';
import style from './page.module.css';

interface TroubleProps {
  readonly title: string;
  readonly text: string;
  /** The way out. */
  readonly children: ComponentChildren;
}

/** A page in place of one that cannot be shown. */
export function Trouble({ title, text, children }: TroubleProps) {
  return (
    <Frame title={title}>
      <div class={style.text}>
        <h1>{title}</h1>
        <p>{text}</p>
        <p class={style.actions}>{children}</p>
      </div>
    </Frame>
  );
}
