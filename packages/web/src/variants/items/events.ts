import type { Speaker } from '../../events/speaker.ts';
import { cardsOf, type EventOf, type Telling } from '../../events/telling.ts';
import { listed, say } from '../../words/words.ts';
import type { VariantEvents } from '../event-traits.ts';

const sorted =
  (key: 'log.kept' | 'log.buried') =>
  (speaker: Speaker, event: EventOf<'kept'> | EventOf<'buried'>): Telling => ({
    text: speaker.does(key, event.seat, { cards: speaker.cards(cardsOf(event)) }),
    seat: event.seat,
  });

export const items: VariantEvents = {
  events: {
    looked: {
      tell: (speaker, event) => ({
        text: speaker.doesTo('log.looked', event.seat, event.at, { told: speaker.told(cardsOf(event)) }),
        seat: event.seat,
      }),
    },
    took: {
      tell: (speaker, event) => ({
        text: speaker.doesTo('log.took', event.seat, event.from, { cards: speaker.cards(cardsOf(event)) }),
        seat: event.seat,
      }),
      sound: () => 'coin',
      passesCard: ({ seat, from }) => ({ by: seat, from, to: seat }),
    },
    kept: { tell: sorted('log.kept'), sound: () => 'coin' },
    buried: { tell: sorted('log.buried'), flow: ({ seat }) => ({ from: seat, to: 'stock' }) },
    gave: {
      tell: (speaker, event) => ({
        text: speaker.doesTo('log.gave', event.seat, event.to, { cards: speaker.cards(cardsOf(event)) }),
        seat: event.seat,
      }),
      sound: ({ to }, viewer) => (to === viewer ? 'coin' : 'card'),
      passesCard: ({ seat, to }) => ({ by: seat, from: seat, to }),
    },
    opened: {
      tell: (speaker, { seat, place, content }) => ({
        text: speaker.does('log.opened', seat, { n: Number(place), content: contentWords(content) }),
        seat,
      }),
      sound: () => 'card',
    },
    chests: {
      tell: (_, { places }) => ({ text: say('log.chests', { places: listed(places.map(String)) }) }),
    },
  },
  causes: {
    bomb: {
      words: 'log.thrown',
      join: (speaker, [move, next]) =>
        next?.type === 'moved' && next.cause === 'bomb' ? { telling: tellBlast(speaker, move), count: 2 } : undefined,
    },
    snake: { words: 'log.snake' },
  },
};

function tellBlast(speaker: Speaker, { seat, to }: EventOf<'moved'>) {
  return { text: speaker.does('log.blast', seat, { to: speaker.to(to) }), seat };
}

function contentWords(content: EventOf<'opened'>['content']): string {
  if (content === 'empty' || content === 'snake') return say(`log.chest.${content}`);
  return say('log.chest.cards', { n: Number(content) });
}
