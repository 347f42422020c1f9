import type { Speaker } from '../../words/speaker.ts';
import { type EventOf, type Telling, withCards } from '../../words/telling.ts';
import { listed, say } from '../../words/words.ts';
import type { VariantEvents } from '../event-traits.ts';

const sorted =
  (key: 'log.kept' | 'log.buried') =>
  (speaker: Speaker, event: EventOf<'kept'> | EventOf<'buried'>): Telling =>
    withCards(event, cards => speaker.deed(key, event.seat, { cards: speaker.cards(cards) }));

export const items: VariantEvents = {
  events: {
    looked: {
      tell: (speaker, event) =>
        withCards(event, cards => speaker.deal('log.looked', event.seat, event.at, { told: speaker.told(cards) })),
    },
    took: {
      tell: (speaker, event) =>
        withCards(event, cards => speaker.deal('log.took', event.seat, event.from, { cards: speaker.cards(cards) })),
      sound: () => 'coin',
      passesCard: ({ seat, from }) => ({ by: seat, from, to: seat }),
    },
    kept: { tell: sorted('log.kept'), sound: () => 'coin' },
    buried: { tell: sorted('log.buried') },
    gave: {
      tell: (speaker, event) =>
        withCards(event, cards => speaker.deal('log.gave', event.seat, event.to, { cards: speaker.cards(cards) })),
      sound: ({ to }, viewer) => (to === viewer ? 'coin' : 'card'),
      passesCard: ({ seat, to }) => ({ by: seat, from: seat, to }),
    },
    opened: {
      tell: (speaker, { seat, place, content }) => ({
        text: speaker.deed('log.opened', seat, { n: Number(place), content: contentWords(content) }),
        seat,
        places: [place],
      }),
      sound: () => 'card',
    },
    chests: {
      tell: (_, { places }) => ({ text: say('log.chests', { places: listed(places.map(String)) }), places }),
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

function tellBlast(speaker: Speaker, { seat, from, to }: EventOf<'moved'>) {
  return { text: speaker.deed('log.blast', seat, { to: speaker.to(to) }), seat, places: [from, to] };
}

function contentWords(content: EventOf<'opened'>['content']): string {
  if (content === 'empty' || content === 'snake') return say(`log.chest.${content}`);
  return say('log.chest.cards', { n: Number(content) });
}
