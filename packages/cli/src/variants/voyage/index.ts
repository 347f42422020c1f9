import { EDITION } from '@cartagena/engine';
import { paint } from '../../render/seats.ts';
import { seatName } from '../../render/words.ts';
import type { BoardPen, VariantWords } from '../variant.ts';

export const voyage: VariantWords = {
  parameters: { skipper: 'ties (equally many pirates aboard suffice) or strict' },
  events: {
    sailed: ({ seat, to, free }) =>
      `${seatName(seat)} sails the boat to the ${to} shore${free ? ', free as skipper' : ''}.`,
  },
  actions: {
    sail: { meaning: 'the boat crosses the water', planned: () => 'sailing' },
    freesail: {
      meaning: 'sail without using an action, since you have the most pirates aboard',
      note: '(no action)',
      planned: () => 'sailing for free',
    },
  },
  board: {
    drawsPlace: place => place === 'boat',
    belowRow(pen, lastSpace) {
      const { edition, segments } = pen.config;
      return lastSpace === segments[0] * EDITION[edition].icons.length ? [boatLine(pen)] : [];
    },
  },
  stats: [
    { name: 'sails', event: event => event.type === 'sailed' && !event.free },
    { name: 'free sails', event: event => event.type === 'sailed' && event.free },
  ],
};

function boatLine({ view, placeLine }: BoardPen): string {
  const shore = view.boat === 'near' ? 'docked here, at the first leg' : 'away, at the second leg';
  return `${placeLine('Boat', 'boat')}   ${paint('cyan', `(${shore})`)}`;
}
