/** Cards, players and places as parts of sentences. */
import type { CardName, EditionId } from '@cartagena/engine';
import { iconOf, isMarked, markIn } from '../art/card.tsx';
import type { BoardShape } from '../board/model.ts';
import { iconName, iconObject } from '../words/icon-words.ts';
import { capitalized, listed, say } from '../words/words.ts';

/** What sentences about a table are made from. */
export interface Setting {
  readonly edition: EditionId;
  readonly shape: BoardShape;
  readonly names: readonly string[];
}

/** "Key", "Key, golden": as a title. */
export function cardTitle(card: CardName, edition: EditionId): string {
  return capitalized(cardName(card, edition));
}

/** "key", "key (golden)": after a number. */
export function cardName(card: CardName, edition: EditionId): string {
  const name = iconName(iconOf(card));
  return isMarked(card) ? say(`table.card.${markIn(edition)}`, { card: name }) : name;
}

/** "a key": as the object of a sentence. */
export function cardObject(card: CardName, edition: EditionId): string {
  const name = iconObject(iconOf(card));
  return isMarked(card) ? say(`table.card.${markIn(edition)}`, { card: name }) : name;
}

export function cardList(cards: readonly CardName[], edition: EditionId): string {
  return listed(cards.map(card => cardObject(card, edition)));
}

export { fromPlace, toPlace } from '../board/names.ts';
