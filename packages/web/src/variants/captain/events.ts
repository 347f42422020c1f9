import type { VariantEvents } from '../event-traits.ts';

export const captain: VariantEvents = {
  events: {
    picked: {
      tell: (speaker, { seat, card }) => speaker.does('log.pick', seat, { cards: speaker.cards([card]) }),
      sound: () => 'coin',
      flow: ({ seat }) => ({ from: 'row', to: seat }),
    },
  },
};
