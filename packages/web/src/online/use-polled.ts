import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What `look` finds, looked up again every now and then while the page is shown. Undefined: not known yet. */
export function usePolled<T>(look: () => Promise<T>, everyMs: number): ReadonlySignal<T | undefined> {
  const found = useSignal<T | undefined>(undefined);
  useEffect(() => {
    let isShown = true;
    const refresh = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await look();
      if (isShown) found.value = answer;
    };
    void refresh();
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isShown = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [look, everyMs, found]);
  return found;
}
