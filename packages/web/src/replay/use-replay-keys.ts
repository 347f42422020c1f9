/** Watching by keyboard. Keys that something else on the page wants are left to it. */
import { useWindowEvent } from '../base/use-window-event.ts';
import { ownerOf } from '../table/choosing/keys.ts';
import { isCovered } from '../ui/dialog.tsx';
import type { Playhead } from './playhead.ts';

const KEYS: { readonly [key: string]: (playhead: Playhead) => void } = {
  ArrowLeft: playhead => playhead.step(-1),
  ArrowRight: playhead => playhead.step(1),
  PageUp: playhead => playhead.stepTurn(-1),
  PageDown: playhead => playhead.stepTurn(1),
  Home: playhead => playhead.goTo(0),
  End: playhead => playhead.goTo(Number.POSITIVE_INFINITY),
  ' ': playhead => playhead.toggle(),
};

/** A slider has arrows and the like of its own, for the same; a button is pressed by the space bar. */
function isOurs(key: string, focused: Element | null): boolean {
  if (focused?.matches('input[type="range"]')) return key === ' ' || key.startsWith('Page');
  const owner = ownerOf(focused);
  return owner === 'nothing' || (owner === 'button' && key !== ' ');
}

export function useReplayKeys(playhead: Playhead): void {
  useWindowEvent('keydown', event => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const obey = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : undefined;
    if (!obey || !isPlain || event.defaultPrevented || isCovered()) return;
    if (!isOurs(event.key, document.activeElement)) return;
    event.preventDefault();
    obey(playhead);
  });
}
