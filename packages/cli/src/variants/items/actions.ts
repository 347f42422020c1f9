/** What can be done with items and chests. */
import { cardName, listCards, seatName } from '../../render/words.ts';
import type { VariantWords } from '../variant.ts';

const usePistol = (target: number): string => `using a pistol against ${seatName(target)}`;

export const itemActions: VariantWords['actions'] = {
  pistol: {
    meaning: 'look at a hand and take a card out of it; its owner draws another',
    note: '(take a card)',
    planned: ({ action }) => usePistol(action.target),
  },
  parrot: {
    meaning: 'draw a card for each seat and one more; keep two, give the others away',
    note: '(keep two)',
    planned: () => 'using a parrot',
  },
  hook: {
    meaning: 'draw four cards, keep one, the others go under the stock',
    note: '(keep one of four)',
    planned: () => 'using a hook',
  },
  sabres: {
    meaning: 'two sabres count as any card that you name',
    note: '(as any card)',
    planned: () => 'playing two sabres',
  },
  bomb: {
    meaning: 'with another card: two pirates of yours on one space go forward together',
    note: '(two pirates)',
    planned: ({ action }) => `playing ${listCards(action.cards)} together`,
  },
  open: {
    meaning: 'give up your turn to open the chest on which your pirate stands',
    note: '(your whole turn)',
    planned: () => 'opening a chest',
  },
  'use-pistol': { planned: ({ action }) => usePistol(action.target) },
  'use-parrot': { planned: () => 'using a parrot' },
  'use-hook': { planned: () => 'using a hook' },
  'use-bomb': { isForeseeable: true, planned: ({ route }) => `setting off a bomb${route}` },
  take: { planned: ({ action }) => `taking ${cardName(action.card)}` },
  keep: { planned: ({ action }) => `keeping ${cardName(action.card)}` },
  give: { planned: ({ action }) => `giving away ${cardName(action.card)}` },
  bury: { planned: ({ action }) => `burying ${cardName(action.card)}` },
};
