import { useEffect } from 'preact/hooks';
import { say } from '../words/words.ts';

/** What the window is called while the page is shown; empty: as the app. */
export function useTitle(title: string): void {
  const app = say('app.title');
  useEffect(() => {
    document.title = title ? `${title} · ${app}` : app;
  }, [title, app]);
}
