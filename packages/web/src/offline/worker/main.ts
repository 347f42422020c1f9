/**
 * The service worker: the whole client is kept in the browser, so that it starts without a connection. A version is kept as a
 * whole and used as a whole; the next one waits until a page asks for it or all pages are closed. It knows nothing of games but
 * what is pushed to it, and nothing under /api ever passes through it.
 */
import type { Message } from '../messages.ts';
import { keepNoticeWords } from './notice-words.ts';
import { heedPushes } from './pushes.ts';
import { documentFor, isOurs } from './routing.ts';

/** Every file of this build, and what tells this build from others; written in when it is built. */
declare const PRECACHED: readonly string[];
declare const VERSION: string;
declare const self: ServiceWorkerGlobalScope;

const CACHE = `cartagena-${VERSION}`;

self.addEventListener('install', event => {
  event.waitUntil(
    caches.open(CACHE).then(cache => cache.addAll(PRECACHED.map(path => new Request(path, { cache: 'no-cache' })))),
  );
});

self.addEventListener('activate', event => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter(name => name.startsWith('cartagena-') && name !== CACHE).map(name => caches.delete(name)),
  );
}

self.addEventListener('message', event => {
  const message: Message = event.data;
  event.waitUntil(message === 'take-over' ? self.skipWaiting() : keepNoticeWords(message.noticeWords));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !isOurs(url, self.location.origin)) return;
  const wanted = request.mode === 'navigate' ? documentFor(url) : url.pathname;
  event.respondWith(caches.open(CACHE).then(async cache => (await cache.match(wanted)) ?? fetch(request)));
});

heedPushes();
