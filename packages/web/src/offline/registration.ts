/** Saves the client in the browser, and shows a notice when a newer one is there. */
import { effect, signal } from '@preact/signals';
import { address } from '../base/router.ts';
import { set } from '../base/set.ts';
import { toast } from '../ui/announce.tsx';
import { say } from '../words/words.ts';
import type { Message } from './messages.ts';

/** How often a page that stays open looks for a newer version. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** A newer version that waits. */
const waiting = signal<ServiceWorker | undefined>(undefined);

/** A game is not interrupted by the notice: it waits until the player is elsewhere. */
const isInGame = (path: string): boolean => /^\/(game|table)(\/|$)/.test(path);

export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  watchForNewer(registration, worker => set(waiting, worker));
  effect(() => {
    const noticeWords = {
      turn: say('table.title.yours'),
      with: say('notice.with', { names: '{names}' }),
      alone: say('notice.alone'),
      shuffling: say('notice.shuffling'),
      test: say('notice.test'),
    };
    serviceWorker.ready.then(({ active }) => send(active!, { noticeWords }));
  });
  setInterval(() => registration.update().catch(() => {}), LOOK_AGAIN_MS);
  effect(() => {
    if (!waiting.value || isInGame(address.value.path)) return;
    const next = waiting.value;
    return toast(say('app.update'), { label: say('app.update.reload'), run: () => takeOver(next) });
  });
}

type Registration = Pick<ServiceWorkerRegistration, 'active' | 'installing' | 'waiting' | 'addEventListener'>;

/**
 * A worker is newer only if it waits for another one that is active. The first of all waits too, for a moment, and some browsers
 * say so only when it has taken over the page.
 */
export function watchForNewer(registration: Registration, onNewer: (worker: ServiceWorker) => void): void {
  const look = (worker: ServiceWorker | null): void => {
    const { active } = registration;
    if (worker?.state === 'installed' && active && active !== worker) onNewer(worker);
  };
  look(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => look(worker));
  });
}

function takeOver(next: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  send(next, 'take-over');
}

const send = (worker: ServiceWorker, message: Message): void => worker.postMessage(message);
