import { MOST_HELD } from '@cartagena/engine';
import { cardName, cardsOrSecret, listCards, seatName } from '../../render/words.ts';
import type { VariantWords } from '../variant.ts';

export const limit: VariantWords = {
  events: {
    chose: event => `${seatName(event.seat)} lays ${cardsOrSecret(event)} face down.`,
    discarded: ({ seat, cards }) => `${seatName(seat)} discards ${listCards(cards)}.`,
    stole: event => `${seatName(event.seat)} robs ${seatName(event.from)} of ${cardsOrSecret(event)}.`,
  },
  questions: { discard: `You hold too many cards: discard one, until ${MOST_HELD} are left.` },
  actions: { discard: { planned: ({ action }) => `discarding ${cardName(action.card)}` } },
  stats: [
    { name: 'hands trimmed', event: event => event.type === 'discarded' },
    { name: 'cards robbed', event: event => event.type === 'stole' },
  ],
};
