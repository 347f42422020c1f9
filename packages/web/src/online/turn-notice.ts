/** Tells somebody who looks elsewhere, but has the table open, that it is their turn, if they want to be told. */
import { type TableDetails, tablePath } from '@cartagena/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../words/words.ts';

export function useTurnNotice({ id, game, status }: TableDetails): void {
  const isMine = status === 'playing' && (game?.legal.length ?? 0) > 0;
  const wasMine = useRef(isMine);
  useEffect(() => {
    const begins = isMine && !wasMine.current;
    wasMine.current = isMine;
    if (begins && document.visibilityState === 'hidden') void notify(id);
  }, [isMine, id]);
}

/** As a push would do it, which the server sends only to those who do not follow the table; and only where pushes are wanted. */
async function notify(id: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!(await registration?.pushManager?.getSubscription().catch(() => null))) return;
  await registration?.showNotification(say('table.title.yours'), {
    body: say('app.title'),
    tag: id,
    data: { path: tablePath(id) },
    icon: '/icon-192.png',
  });
}
