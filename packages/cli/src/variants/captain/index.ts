import { rowCard } from '@cartagena/engine';
import { cardName, listCards, seatName } from '../../render/words.ts';
import type { VariantWords } from '../variant.ts';

export const captain: VariantWords = {
  events: { picked: ({ seat, card }) => `${seatName(seat)} picks ${cardName(card)} from the row.` },
  movedNote: ({ hat }) => (hat ? 'with the hat' : undefined),
  questions: { pick: 'Which card of the row do you pick?' },
  actions: {
    joker: {
      meaning: 'any two cards move the pirate with the hat as a card that you name',
      planned: ({ action }) => `playing ${listCards(action.cards)} together`,
    },
    pick: {
      note: ({ rules, state }, { slot }) => rules.cardNames[rowCard(state, slot - 1)],
      planned: ({ action }) => `picking card ${action.slot} of the row`,
    },
  },
  signs: ['A^ wears the hat; call it "hat" in a move.'],
  board: { pirateMark: ({ hat }, place) => (String(hat) === place ? '^' : undefined) },
  stats: [
    { name: 'jokers', actions: ['joker'] },
    { name: 'picks', event: event => event.type === 'picked' },
  ],
};
