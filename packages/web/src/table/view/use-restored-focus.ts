/** What had the focus may be gone after a move. Then the main button has it, so that the keyboard is never lost. */
import { useEffect, useRef } from 'preact/hooks';
import { useWindowEvent } from '../../base/use-window-event.ts';
import { isCovered } from '../../ui/dialog.tsx';
import type { Play } from '../choosing/play.ts';

export function useRestoredFocus(play: Play): void {
  const moment = play.moment.value;
  /** Something of the page had the focus: there is something to lose. */
  const hadFocus = useRef(false);
  useWindowEvent('focusin', () => {
    hadFocus.current = true;
  });
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body || isCovered()) return;
    document.querySelector<HTMLElement>('[data-step]')?.focus({ preventScroll: true });
  }, [moment]);
}
