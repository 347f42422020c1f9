/** Tells somebody who looks elsewhere that it is their turn, if they allowed it. */
import type { TableView } from '@cartagena/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../words/words.ts';

export function useTurnNotice({ id, game, status }: TableView): void {
  const isMine = status === 'playing' && (game?.legal.length ?? 0) > 0;
  const wasMine = useRef(isMine);
  useEffect(() => {
    const begins = isMine && !wasMine.current;
    wasMine.current = isMine;
    if (!begins || document.visibilityState === 'visible') return;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const notice = new Notification(say('app.title'), { body: say('online.state.yours'), tag: id });
    notice.onclick = () => window.focus();
  }, [isMine, id]);
}
