/** The words of the basic game, which every table plays. */
import type { TypedEvent, VariantWords } from '../variants/variant.ts';
import { cardName, countNoun, knownCards, listCards, listWords, seatName } from './words.ts';

export const basicWords: VariantWords = {
  events: {
    dealt(event) {
      const cards = knownCards(event);
      return `${seatName(event.seat)} is dealt ${countNoun(event.count, 'card')}${cards ? `: ${listCards(cards)}` : ''}.`;
    },
    row: ({ cards }) => `A new row is laid: ${listCards(cards)}.`,
    played: ({ seat, cards }) => `${seatName(seat)} plays ${listCards(cards)}.`,
    reshuffled: ({ count }) => `The ${countNoun(count, 'discard')} are shuffled into a new stock.`,
    stuck: ({ seat }) => `${seatName(seat)} is stuck.`,
    spent: ({ seat }) => `${seatName(seat)} finds no more use for what was laid.`,
    over,
    // A turn has a title of its own.
    turn: () => undefined,
    ended: () => undefined,
  },
  causes: { play: (pirate, route) => `${pirate} runs ${route}.` },
  endings: { home: 'everybody home', count: 'decided on count' },
  questions: {
    turn: 'Your turn.',
    use: 'What for?',
    over: 'The game is over.',
  },
  actions: {
    play: {
      meaning: 'play a card; a pirate runs to the next vacant space with its icon, or out at the end',
      isForeseeable: true,
      planned: ({ action, route }) => `playing ${cardName(action.card)}${route}`,
    },
    move: { isForeseeable: true, planned: ({ action, route }) => `moving with ${action.icon}${route}` },
    end: { meaning: 'end your turn before all actions are used', planned: () => 'stopping' },
    pass: { meaning: 'you are stuck: draw a card, and your turn ends', planned: () => 'passing' },
  },
};

function over({ ending, winners }: TypedEvent<'over'>): string {
  const names = listWords(winners.map(seatName));
  const verb = winners.length > 1 ? 'share the victory' : 'wins';
  if (ending === 'count') return `Nobody can bring it to an end: on count, ${names} ${verb}.`;
  return `${names} ${verb}.`;
}
