/** The default where no words were written: names of fields and values as they are, cards, places and seats by their own words. */
import type { CardName, Icon, Place } from '@cartagena/engine';
import { atPlace } from '../board/names.ts';
import { iconName } from '../words/icon-words.ts';
import { readable } from '../words/words.ts';
import { cardObject, type Setting } from './card-words.ts';

type Fields = { readonly [field: string]: unknown };
type Naming = (value: never, setting: Setting) => string;

const seatName = (seat: number, { names }: Setting): string => names[seat] ?? String(seat);

/** What the fields of actions and events hold, wherever they come from. */
const NAMING: { readonly [field: string]: Naming } = {
  seat: seatName,
  target: seatName,
  by: seatName,
  card: (card: CardName, { edition }) => cardObject(card, edition),
  cards: (card: CardName, { edition }) => cardObject(card, edition),
  icon: (icon: Icon) => iconName(icon),
  place: (place: Place, { shape }) => atPlace(shape, place),
  places: (place: Place, { shape }) => atPlace(shape, place),
};

/** One or more names for each field, in the order of the fields. */
export function plainNames(setting: Setting, fields: Fields): string[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap(one => plainName(setting, field, one)),
  );
}

function plainName(setting: Setting, field: string, value: unknown): string[] {
  if (value === undefined || value === null || value === false) return [];
  if (value === true) return [readable(field)];
  if (typeof value === 'object') return plainNames(setting, value as Fields);
  const naming = Object.hasOwn(NAMING, field) ? NAMING[field] : undefined;
  return [naming ? naming(value as never, setting) : readable(String(value))];
}
