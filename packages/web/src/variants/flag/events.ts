import type { VariantEvents } from '../event-traits.ts';

export const flag: VariantEvents = {
  events: {
    hoisted: {
      tell: (speaker, { seat }) => speaker.does('log.hoisted', seat),
      sound: () => 'cheer',
    },
  },
};
