import type { Speaker } from '../../events/speaker.ts';
import type { EventOf } from '../../events/telling.ts';
import { iconName } from '../../words/icon-words.ts';
import { listed, say } from '../../words/words.ts';
import type { VariantEvents } from '../event-traits.ts';

export const raft: VariantEvents = {
  events: {
    token: {
      tell: (speaker, event) => speaker.does('log.token', event.seat, { token: tokenWords(event) }),
      sound: () => 'card',
    },
    placed: { tell: placedWords },
    wasted: { tell: () => say('log.wasted') },
    docked: {
      tell: (_, { berth, icons }) => say(`log.docked.${berth}`, { cards: listed(icons.map(iconName)) }),
    },
    launched: { tell: (_, { berth }) => say(`log.launched.${berth}`), sound: () => 'splash' },
    sank: { tell: (_, { berth }) => say(`log.sank.${berth}`), sound: () => 'splash' },
  },
  causes: {
    sweep: {
      words: 'log.sweep',
      sound: 'splash',
      news: ({ length }) => (length > 0 ? [() => say('changes.swept', { n: length })] : []),
    },
    sea: {
      words: 'log.sea',
      sound: 'splash',
      news: ({ length }) => (length > 0 ? [() => say('changes.sea', { n: length })] : []),
    },
  },
};

function tokenWords({ token, icon }: EventOf<'token'>): string {
  if (icon) return say('log.token.cross', { cards: iconName(icon) });
  return say(token.startsWith('crew') ? 'log.token.crew' : 'log.token.hole');
}

/** A cross (`x0` to `x5`) closes a space of the path. */
function placedWords(speaker: Speaker, { token, place }: EventOf<'placed'>): string {
  if (token.startsWith('x')) return say('log.covered', { n: Number(place) });
  return say('log.placed', { to: speaker.to(place) });
}
