import { tellGain } from '../../events/telling.ts';
import type { VariantEvents } from '../event-traits.ts';

export const retreat: VariantEvents = {
  causes: {
    retreat: {
      words: 'log.back',
      // Who wears the hat picks the cards later.
      join: (speaker, events) =>
        events[0].hat ? undefined : tellGain(speaker, events, way => speaker.does('log.retreat', events[0].by, way)),
    },
  },
};
