/** Keeps the client in the browser, and tells when a newer one is there. */
import { effect, signal } from '@preact/signals';
import { address } from '../app/router.ts';
import { toast } from '../ui/announce.tsx';
import { say } from '../words/words.ts';
import type { Message } from './messages.ts';

/** How often a page that stays open looks for a newer version, in milliseconds. */
const LOOK_AGAIN = 60 * 60 * 1000;

/** A newer version that waits. */
const waiting = signal<ServiceWorker | undefined>(undefined);

/** Nobody is torn from a game: it is told when they are elsewhere. */
const isInGame = (path: string): boolean => /^\/(game|table)(\/|$)/.test(path);

export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  watch(registration);
  effect(() => {
    const noticeWords = {
      turn: say('table.title.yours'),
      with: say('notice.with', { names: '{names}' }),
      alone: say('notice.alone'),
      test: say('notice.test'),
    };
    serviceWorker.ready.then(({ active }) => tell(active!, { noticeWords }));
  });
  setInterval(() => registration.update().catch(() => {}), LOOK_AGAIN);
  effect(() => {
    if (!waiting.value || isInGame(address.value.path)) return;
    const next = waiting.value;
    return toast(say('app.update'), { label: say('app.update.reload'), run: () => takeOver(next) });
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  // The first version of all has nobody to take over from.
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

function takeOver(next: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  tell(next, 'take-over');
}

const tell = (worker: ServiceWorker, message: Message): void => worker.postMessage(message);
