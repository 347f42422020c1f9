import { cardsOf } from '../../events/telling.ts';
import type { VariantEvents } from '../event-traits.ts';

export const limit: VariantEvents = {
  events: {
    chose: {
      tell: (speaker, event) => speaker.does('log.chose', event.seat, { told: speaker.told(cardsOf(event)) }),
      sound: () => 'card',
    },
    discarded: {
      tell: (speaker, event) => speaker.does('log.discarded', event.seat, { cards: speaker.cards(cardsOf(event)) }),
      sound: () => 'card',
      flow: ({ seat }) => ({ from: seat, to: 'discards' }),
    },
    stole: {
      tell: (speaker, event) =>
        speaker.doesTo('log.stole', event.seat, event.from, { cards: speaker.cards(cardsOf(event)) }),
      sound: () => 'coin',
      passesCard: ({ seat, from }) => ({ by: seat, from, to: seat }),
    },
  },
};
