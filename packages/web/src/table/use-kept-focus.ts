/** What had the focus may be gone after a move. Then the main button has it, so that the keyboard is never lost. */
import { useEffect } from 'preact/hooks';
import type { Play } from './play.ts';

export function useKeptFocus(play: Play): void {
  const moment = play.moment.value;
  useEffect(() => {
    if (document.activeElement === document.body && !document.querySelector('dialog[open]'))
      document.querySelector<HTMLElement>('[data-testid="main"]')?.focus({ preventScroll: true });
  }, [moment]);
}
