/** A window over the page. It closes by its button, by Escape and by a press beside it, and says so through `onClose`. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../words/words.ts';
import { Announcer } from './announce.tsx';
import { IconButton } from './button.tsx';
import style from './dialog.module.css';
import { useLayer } from './layers.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * A dialog is open as long as it is rendered, and from the start, so that no key comes too early for it. `onClose` hears that the
 * browser has closed it. One that gave way to another dialog is closed late, and must not close that one: it is not heard.
 */
export function useModal(onClose: (dialog: HTMLDialogElement) => void) {
  const box = useRef<HTMLDialogElement>(null);
  const isGone = useRef(false);
  useLayoutEffect(() => {
    const dialog = box.current!;
    dialog.showModal();
    return () => {
      isGone.current = true;
      dialog.close();
    };
  }, []);
  return { box, onClose: () => isGone.current || onClose(box.current!) };
}

/** Whether a window is over the page: keys are for it. */
export const isCovered = (): boolean => document.querySelector('dialog[open], :popover-open') !== null;

export function Dialog({ title, onClose, children }: DialogProps) {
  const modal = useModal(onClose);
  const { box } = modal;
  const heading = useId();
  const layer = useLayer();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside it is one way out of three; Escape is the keyboard's.
    <dialog
      ref={box}
      class={style.dialog}
      aria-labelledby={heading}
      onClose={modal.onClose}
      onClick={event => event.target === box.current && box.current?.close()}
    >
      <div class={style.box}>
        <header class={style.header}>
          <h2 id={heading}>{title}</h2>
          <IconButton sign="close" label={say('ui.close')} onClick={() => box.current?.close()} />
        </header>
        {children}
      </div>
      <Announcer layer={layer} />
    </dialog>
  );
}
