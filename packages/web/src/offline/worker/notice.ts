/** What a push says to the person. The catalogues of the pages are too large to be loaded for one sentence. */
import type { PushNotice } from '@cartagena/protocol';

const WORDS = {
  en: {
    title: 'Your turn',
    with: 'The pirates wait for you: {names}.',
    alone: 'The pirates wait for you.',
    test: 'Notices work.',
  },
  pl: {
    title: 'Twoja kolej',
    with: 'Piraci czekają na ciebie: {names}.',
    alone: 'Piraci czekają na ciebie.',
    test: 'Powiadomienia działają.',
  },
} as const;

export interface Shown {
  readonly title: string;
  readonly body: string;
  /** A later notice with the same tag takes its place. */
  readonly tag: string;
  /** Where a press leads. */
  readonly path: string;
}

/** Whatever else was pushed is a turn at some table: browsers want to see something for every push. */
export function noticeOf(text: string, languages: readonly string[]): Shown {
  const base = languages.map(tag => tag.toLowerCase().split('-')[0]);
  const words = WORDS[base.find(tag => tag === 'en' || tag === 'pl') ?? 'en'];
  const notice = read(text);
  if (notice?.event === 'test') return { title: 'Cartagena', body: words.test, tag: 'test', path: '/' };
  if (notice?.event !== 'your-turn') return { title: words.title, body: words.alone, tag: 'turn', path: '/tables' };
  const names = notice.names.join(', ');
  const body = names === '' ? words.alone : words.with.replace('{names}', () => names);
  return { title: words.title, body, tag: notice.game, path: `/table/${encodeURIComponent(notice.game)}` };
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
  return value?.event === 'your-turn' && isTable && areNames;
}
