import { say } from '../../words/words.ts';
import type { VariantEvents } from '../event-traits.ts';

export const voyage: VariantEvents = {
  events: {
    sailed: {
      tell: (speaker, { seat, to, free }) =>
        speaker.does(`log.sail.${to}`, seat, { free: free ? say('log.free') : '' }),
      sound: () => 'splash',
    },
  },
  news(before, { boat }) {
    return boat && before.boat !== boat ? [() => say(`changes.boat.${boat}`)] : [];
  },
};
