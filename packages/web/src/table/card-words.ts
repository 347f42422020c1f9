/** Cards, players and places as parts of sentences. */
import type { CardName, EditionId, Icon, Place } from '@cartagena/engine';
import type { BoardShape } from '../board/model.ts';
import { say } from '../words/words.ts';

/** What sentences about a table are made from. */
export interface Setting {
  readonly edition: EditionId;
  readonly shape: BoardShape;
  readonly names: readonly string[];
}

export const iconOf = (card: CardName): Icon => (card.endsWith('*') ? card.slice(0, -1) : card) as Icon;
export const isMarked = (card: CardName): boolean => card.endsWith('*');

/** Marked cards are golden in one edition and grey in the others. */
export const markOf = (edition: EditionId): 'golden' | 'grey' => (edition === 'cartagena2' ? 'golden' : 'grey');

/** "Key", "Key, golden": as a title. */
export function cardTitle(card: CardName, edition: EditionId): string {
  const name = say(`icon.${iconOf(card)}`);
  const title = name.charAt(0).toLocaleUpperCase() + name.slice(1);
  return isMarked(card) ? say(`table.card.${markOf(edition)}`, { card: title }) : title;
}

/** "a key": as the object of a sentence. */
export function cardObject(card: CardName, edition: EditionId): string {
  const name = say(`icon.${iconOf(card)}.object`);
  return isMarked(card) ? say(`table.card.${markOf(edition)}`, { card: name }) : name;
}

export function cardList(cards: readonly CardName[], edition: EditionId): string {
  return cards.map(card => cardObject(card, edition)).join(` ${say('table.and')} `);
}

type PlaceKind =
  | 'space'
  | 'cell'
  | 'beach'
  | 'boat'
  | 'sloop'
  | 'nest'
  | 'hideout'
  | 'wharf'
  | 'sea'
  | 'white'
  | 'orange';

function kindOf({ start, goal }: BoardShape, place: Place): { readonly kind: PlaceKind; readonly n: number } {
  if (typeof place === 'number') return { kind: 'space', n: place };
  if (place === 'start') return { kind: start, n: 0 };
  if (place === 'goal') return { kind: goal, n: 0 };
  const raft = /^(white|orange)(\d)$/.exec(place);
  if (raft) return { kind: raft[1] as 'white' | 'orange', n: Number(raft[2]) };
  return { kind: place as 'boat' | 'wharf' | 'sea', n: 0 };
}

/** "to space 12", "into the boat". */
export function toPlace(shape: BoardShape, place: Place): string {
  const { kind, n } = kindOf(shape, place);
  return say(`table.to.${kind}`, { n });
}

/** "from space 12", "out of the boat". */
export function fromPlace(shape: BoardShape, place: Place): string {
  const { kind, n } = kindOf(shape, place);
  return say(`table.from.${kind}`, { n });
}
