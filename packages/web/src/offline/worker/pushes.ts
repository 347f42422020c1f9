/** Pushes become notices; a press on one leads to its table, in the window that shows it already if there is one. */

import { noticeOf } from './notice.ts';
import { keptNoticeWords } from './notice-words.ts';

declare const self: ServiceWorkerGlobalScope;

export function heedPushes(): void {
  self.addEventListener('push', event => {
    event.waitUntil(notify(event.data?.text() ?? ''));
  });

  self.addEventListener('notificationclick', event => {
    event.notification.close();
    const path = String(event.notification.data?.path ?? '/tables');
    event.waitUntil(show(path));
  });
}

async function notify(text: string): Promise<void> {
  const words = await keptNoticeWords().catch(() => undefined);
  const { title, body, tag, path } = noticeOf(text, words);
  await self.registration.showNotification(title, { body, tag, data: { path }, icon: '/icon-192.png' });
}

async function show(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
