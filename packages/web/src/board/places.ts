/** What places are like, by their names alone. */
import type { Place } from '@cartagena/engine';
import { VARIANT_BOARDS } from '../variants/board.ts';
import type { PlaceTraits } from '../variants/board-traits.ts';
import { entriesOf, partsOf } from '../variants/by-variant.ts';

const PLACES = partsOf(entriesOf(VARIANT_BOARDS), ({ places }) => places);

/** A name of letters with a number behind it is a space: `pier2` is the second of the pier. */
const NUMBERED = /^(\D+)(\d+)$/;

/** The name without its number, and the number; undefined: it has none. */
export function numberedPlace(place: string): { readonly name: string; readonly n: number } | undefined {
  const found = NUMBERED.exec(place);
  return found ? { name: found[1], n: Number(found[2]) } : undefined;
}

/** Whether pirates stand there side by side, rather than as crews with a count. */
export const isSpace = (place: Place): boolean => typeof place === 'number' || numberedPlace(place) !== undefined;

const traitsOf = (place: string): PlaceTraits | undefined =>
  PLACES.get(place) ?? PLACES.get(numberedPlace(place)?.name ?? '');

/** Nothing, for a place that no variant knows. */
export const placeTraits = (place: Place): PlaceTraits => (typeof place === 'number' ? {} : (traitsOf(place) ?? {}));

/** A named place other than start and goal that no variant draws: it is shown as a labelled box. */
export const isUnknownPlace = (place: string): boolean => traitsOf(place) === undefined;

/** Whether pirates have escaped there. */
export const isHome = (place: Place): boolean => place === 'goal' || placeTraits(place).isHome === true;

/** How many of a crew have escaped. */
export const countHome = (pirates: { readonly [place: string]: number }): number =>
  Object.entries(pirates).reduce((sum, [place, count]) => (isHome(placeNamed(place)) ? sum + count : sum), 0);

/** The name of a place as a key or an attribute, back to the place. */
export const placeNamed = (key: string): Place => (/^\d+$/.test(key) ? Number(key) : (key as Place));
