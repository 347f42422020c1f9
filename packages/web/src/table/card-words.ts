/** Cards, players and places as parts of sentences. */
import type { Berth, CardName, EditionId, Place } from '@cartagena/engine';
import { iconOf, isMarked, markIn } from '../art/card.tsx';
import { berthOf } from '../board/diff.ts';
import type { BoardShape } from '../board/model.ts';
import { landmarkOf } from '../board/names.ts';
import { say } from '../words/words.ts';

/** What sentences about a table are made from. */
export interface Setting {
  readonly edition: EditionId;
  readonly shape: BoardShape;
  readonly names: readonly string[];
}

/** "Key", "Key, golden": as a title. */
export function cardTitle(card: CardName, edition: EditionId): string {
  const name = cardName(card, edition);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** "key", "key (golden)": after a number. */
export function cardName(card: CardName, edition: EditionId): string {
  const name = say(`icon.${iconOf(card)}`);
  return isMarked(card) ? say(`table.card.${markIn(edition)}`, { card: name }) : name;
}

/** "a key": as the object of a sentence. */
export function cardObject(card: CardName, edition: EditionId): string {
  const name = say(`icon.${iconOf(card)}.object`);
  return isMarked(card) ? say(`table.card.${markIn(edition)}`, { card: name }) : name;
}

export function cardList(cards: readonly CardName[], edition: EditionId): string {
  return cards.map(card => cardObject(card, edition)).join(` ${say('table.and')} `);
}

export { toPlace } from '../board/names.ts';

/** "from space 12", "from the boat". */
export function fromPlace(shape: BoardShape, place: Place): string {
  if (typeof place === 'number') return say('table.from.space', { n: place });
  const berth = berthOf(place);
  if (berth) return say(`table.from.${berth}`, { n: Number(place.at(-1)) });
  return say(`table.from.${landmarkOf(shape, place as Exclude<typeof place, `${Berth}${number}`>)}`);
}
