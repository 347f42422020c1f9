/** The smallest pieces of English: seats, cards, lists, numbers. */
import type { CardName, Place } from '@cartagena/engine';
import { SEAT_NAMES } from './seats.ts';

export const seatName = (seat: number): string => SEAT_NAMES[seat];

/** `marked key` for `key*`. */
export const cardName = (card: CardName): string => (card.endsWith('*') ? `marked ${card.slice(0, -1)}` : card);

/** `a, b and c` */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const listCards = (cards: readonly CardName[]): string => listWords(cards.map(cardName));

/** `1 card`, `2 cards` */
export const countNoun = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** The name of a place that no variant has a better name for. */
export const plainPlaceName = (place: Place): string =>
  typeof place === 'number' ? `space ${place}` : `the ${String(place)}`;

interface CardEvent {
  readonly cards?: readonly CardName[] | undefined;
  readonly secret?: { readonly cards: readonly CardName[] } | undefined;
}

/** The cards of an event, if the reader may know them. */
export const knownCards = ({ cards, secret }: CardEvent): readonly CardName[] | undefined => cards ?? secret?.cards;

/** The cards of an event by name, or `a card` for a reader who may not know them. */
export function cardsOrSecret(event: CardEvent): string {
  const cards = knownCards(event);
  return cards === undefined ? 'a card' : listCards(cards);
}
