/** What had the focus may be gone after a move. Then the main button has it, so that the keyboard is never lost. */
import { useEffect, useRef } from 'preact/hooks';
import type { Play } from './play.ts';

export function useKeptFocus(play: Play): void {
  const moment = play.moment.value;
  /** Something of the page had the focus: there is something to lose. */
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = () => {
      hadFocus.current = true;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    document.querySelector<HTMLElement>('[data-testid="main"]')?.focus({ preventScroll: true });
  }, [moment]);
}
