import type { VariantEvents } from '../event-traits.ts';

export const flag: VariantEvents = {
  events: {
    hoisted: {
      tell: (speaker, { seat }) => ({ text: speaker.does('log.hoisted', seat), seat }),
      sound: () => 'cheer',
    },
  },
};
