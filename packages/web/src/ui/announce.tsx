/** What is told without being asked for: to ears (`announce`), or to everybody for a while (`toast`). */
import { signal, untracked } from '@preact/signals';
import { say } from '../words/words.ts';
import style from './announce.module.css';
import { Button, IconButton } from './button.tsx';
import { type Layer, topLayer } from './layers.ts';

interface Toast {
  readonly id: number;
  readonly text: string;
  /** Something to do about it; such a toast stays until it is dismissed. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Long enough for a screen reader to have begun with it. */
const SPOKEN_FOR = 8_000;
const SEEN_FOR = 6_000;

let last = 0;
/** Each is said once, in the window that was on top then. */
const spoken = signal<readonly { readonly id: number; readonly text: string; readonly layer: Layer }[]>([]);
const toasts = signal<readonly Toast[]>([]);

/** Says it to those who listen, politely: after what is being said now. Whoever calls it is not called again when that changes. */
export function announce(text: string): void {
  const id = ++last;
  spoken.value = [...spoken.peek(), { id, text, layer: untracked(topLayer) }];
  setTimeout(() => {
    spoken.value = spoken.peek().filter(one => one.id !== id);
  }, SPOKEN_FOR);
}

/** Shows and says it. Returns how to take it away again. */
export function toast(text: string, action?: Toast['action']): () => void {
  const id = ++last;
  toasts.value = [...toasts.peek().filter(one => one.text !== text), { id, text, ...(action && { action }) }];
  announce(text);
  if (!action) setTimeout(() => dismiss(id), SEEN_FOR);
  return () => dismiss(id);
}

function dismiss(id: number): void {
  toasts.value = toasts.peek().filter(one => one.id !== id);
}

/** Somebody else looks at the screen now: what was told to the one before is for their eyes and ears no more. */
export function hush(): void {
  spoken.value = [];
  toasts.value = toasts.peek().filter(({ action }) => action !== undefined);
}

/** Stands in the page, and in every window over it, from the start: only then are its changes announced. */
export function Announcer({ layer }: { readonly layer?: Layer }) {
  return (
    <>
      <div class="visually-hidden" aria-live="polite">
        {spoken.value
          .filter(one => one.layer === layer)
          .map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
      </div>
      {toasts.value.length > 0 && topLayer() === layer && (
        <section class={style.toasts} aria-label={say('ui.notices')}>
          {toasts.value.map(one => (
            <div key={one.id} class={style.toast}>
              <p>{one.text}</p>
              {one.action && (
                <Button kind="main" onClick={one.action.run}>
                  {one.action.label}
                </Button>
              )}
              <IconButton sign="close" label={say('ui.close')} size={18} onClick={() => dismiss(one.id)} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}
