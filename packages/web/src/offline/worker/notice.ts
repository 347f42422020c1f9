/** What a push says to the person. */
import type { PushNotice } from '@cartagena/protocol';
import type { NoticeWords } from '../messages.ts';

export interface Shown {
  readonly title: string;
  readonly body: string;
  /** A later notice with the same tag takes its place. */
  readonly tag: string;
  /** Where a press leads. */
  readonly path: string;
}

const NAME = 'Cartagena';

/** Whatever else was pushed is a turn at some table: browsers want to see something for every push. */
export function noticeOf(text: string, words: NoticeWords | undefined): Shown {
  const notice = read(text);
  const { tag, path } = placeOf(notice);
  if (!words) return { title: NAME, body: '', tag, path };
  if (notice?.event === 'test') return { title: NAME, body: words.test, tag, path };
  const names = notice?.names.join(', ') ?? '';
  return {
    // Words that an older page left have no such line.
    title: (notice?.event === 'shuffling' ? words.shuffling : undefined) ?? words.turn,
    body: names === '' ? words.alone : words.with.replace('{names}', () => names),
    tag,
    path,
  };
}

function placeOf(notice: PushNotice | undefined): Pick<Shown, 'tag' | 'path'> {
  if (!notice) return { tag: 'turn', path: '/tables' };
  if (notice.event === 'test') return { tag: 'test', path: '/' };
  return { tag: notice.game, path: `/table/${encodeURIComponent(notice.game)}` };
}

function read(text: string): PushNotice | undefined {
  try {
    const value = JSON.parse(text);
    return isTurn(value) || value?.event === 'test' ? value : undefined;
  } catch {
    return undefined;
  }
}

function isTurn(value: { event?: unknown; game?: unknown; names?: unknown } | null): boolean {
  const isTable = typeof value?.game === 'string' && /^[\w-]{1,64}$/.test(value.game);
  const areNames = Array.isArray(value?.names) && value.names.every(name => typeof name === 'string');
  return (value?.event === 'your-turn' || value?.event === 'shuffling') && isTable && areNames;
}
