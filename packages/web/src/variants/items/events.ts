import type { Speaker } from '../../events/speaker.ts';
import { cardsOf, type EventOf } from '../../events/telling.ts';
import { listed, say } from '../../words/words.ts';
import type { VariantEvents } from '../event-traits.ts';

const sorted =
  (key: 'log.kept' | 'log.buried') =>
  (speaker: Speaker, event: EventOf<'kept'> | EventOf<'buried'>): string =>
    speaker.does(key, event.seat, { cards: speaker.cards(cardsOf(event)) });

export const items: VariantEvents = {
  events: {
    looked: {
      tell: (speaker, event) =>
        speaker.doesTo('log.looked', event.seat, event.at, { told: speaker.told(cardsOf(event)) }),
    },
    took: {
      tell: (speaker, event) =>
        speaker.doesTo('log.took', event.seat, event.from, { cards: speaker.cards(cardsOf(event)) }),
      sound: () => 'coin',
      passesCard: ({ seat, from }) => ({ by: seat, from, to: seat }),
    },
    kept: { tell: sorted('log.kept'), sound: () => 'coin' },
    buried: { tell: sorted('log.buried'), flow: ({ seat }) => ({ from: seat, to: 'stock' }) },
    gave: {
      tell: (speaker, event) =>
        speaker.doesTo('log.gave', event.seat, event.to, { cards: speaker.cards(cardsOf(event)) }),
      sound: ({ to }, viewer) => (to === viewer ? 'coin' : 'card'),
      passesCard: ({ seat, to }) => ({ by: seat, from: seat, to }),
    },
    opened: {
      tell: (speaker, { seat, place, content }) =>
        speaker.does('log.opened', seat, { n: Number(place), content: contentWords(content) }),
      sound: () => 'card',
    },
    chests: {
      tell: (_, { places }) => say('log.chests', { places: listed(places.map(String)) }),
    },
  },
  causes: {
    bomb: {
      words: 'log.thrown',
      join: (speaker, [move, next]) =>
        next?.type === 'moved' && next.cause === 'bomb' ? tellBlast(speaker, move) : undefined,
    },
    snake: { words: 'log.snake' },
  },
};

function tellBlast(speaker: Speaker, { seat, to }: EventOf<'moved'>) {
  return { text: speaker.does('log.blast', seat, { to: speaker.to(to) }), seat, count: 2 };
}

function contentWords(content: EventOf<'opened'>['content']): string {
  if (content === 'empty' || content === 'snake') return say(`log.chest.${content}`);
  return say('log.chest.cards', { n: Number(content) });
}
