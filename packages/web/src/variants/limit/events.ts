import { withCards } from '../../words/telling.ts';
import type { VariantEvents } from '../event-traits.ts';

export const limit: VariantEvents = {
  events: {
    chose: {
      tell: (speaker, event) =>
        withCards(event, cards => speaker.deed('log.chose', event.seat, { told: speaker.told(cards) })),
      sound: () => 'card',
    },
    discarded: {
      tell: (speaker, event) =>
        withCards(event, cards => speaker.deed('log.discarded', event.seat, { cards: speaker.cards(cards) })),
      sound: () => 'card',
    },
    stole: {
      tell: (speaker, event) =>
        withCards(event, cards => speaker.deal('log.stole', event.seat, event.from, { cards: speaker.cards(cards) })),
      sound: () => 'coin',
      passesCard: ({ seat, from }) => ({ by: seat, from, to: seat }),
    },
  },
};
