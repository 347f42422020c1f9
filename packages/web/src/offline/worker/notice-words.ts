/** The words for notices that a page has left, kept beside the client: a new version of it does not forget them. */
import type { NoticeWords } from '../messages.ts';

const CACHE = 'notices';
const PATH = '/notice-words';

export async function keepNoticeWords(words: NoticeWords): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(PATH, new Response(JSON.stringify(words)));
}

/** Undefined: no page has left any. */
export async function keptNoticeWords(): Promise<NoticeWords | undefined> {
  const kept = await caches.match(PATH, { cacheName: CACHE });
  return kept?.json();
}
