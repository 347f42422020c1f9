import { cardsOf } from '../../events/telling.ts';
import type { VariantEvents } from '../event-traits.ts';

export const limit: VariantEvents = {
  events: {
    chose: {
      tell: (speaker, event) => ({
        text: speaker.does('log.chose', event.seat, { told: speaker.told(cardsOf(event)) }),
        seat: event.seat,
      }),
      sound: () => 'card',
    },
    discarded: {
      tell: (speaker, event) => ({
        text: speaker.does('log.discarded', event.seat, { cards: speaker.cards(cardsOf(event)) }),
        seat: event.seat,
      }),
      sound: () => 'card',
      flow: ({ seat }) => ({ from: seat, to: 'discards' }),
    },
    stole: {
      tell: (speaker, event) => ({
        text: speaker.doesTo('log.stole', event.seat, event.from, { cards: speaker.cards(cardsOf(event)) }),
        seat: event.seat,
      }),
      sound: () => 'coin',
      passesCard: ({ seat, from }) => ({ by: seat, from, to: seat }),
    },
  },
};
