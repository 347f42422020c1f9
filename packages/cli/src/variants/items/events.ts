/** What the items and the chests bring about. */
import {
  cardsOrSecret,
  countNoun,
  knownCards,
  listCards,
  listWords,
  plainPlaceName,
  seatName,
} from '../../render/words.ts';
import type { EventSentences, VariantWords } from '../variant.ts';

export const itemEvents: EventSentences = {
  looked(event) {
    const cards = knownCards(event);
    return `${seatName(event.seat)} looks into the hand of ${seatName(event.at)}${cards ? `: ${listCards(cards)}` : ''}.`;
  },
  took: event => `${seatName(event.seat)} takes ${cardsOrSecret(event)} from ${seatName(event.from)}.`,
  kept: event => `${seatName(event.seat)} keeps ${cardsOrSecret(event)}.`,
  gave: event => `${seatName(event.seat)} gives ${cardsOrSecret(event)} to ${seatName(event.to)}.`,
  buried: event => `${seatName(event.seat)} puts ${cardsOrSecret(event)} under the stock.`,
  opened: ({ seat, place, content }) =>
    `${seatName(seat)} opens the chest on ${plainPlaceName(place)}: ${contentName(content)}.`,
  chests: ({ places }) => `Chests lie on ${listWords(places.map(String))}.`,
};

export const itemCauses: VariantWords['causes'] = {
  bomb: (pirate, route) => `The blast throws ${pirate} ${route}.`,
  snake: (pirate, route) => `A snake! ${pirate} flees ${route}.`,
};

function contentName(content: string): string {
  if (content === 'snake') return 'a snake';
  return content === 'empty' ? 'empty' : countNoun(Number(content), 'card');
}
