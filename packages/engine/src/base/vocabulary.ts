/** The words of the family. Every list here is a const tuple with its union type; everything else is keyed by them. */

export const EDITIONS = ['classic', 'cartagena2', 'wielka', 'diaries'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** In the order in which their patches are folded: a later module may build on an earlier one. */
export const MODULES = ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items', 'captain', 'raft', 'flag'] as const;
export type ModuleId = (typeof MODULES)[number];

export const ICONS = [
  'skull',
  'dagger',
  'key',
  'bottle',
  'pistol',
  'hat',
  'parrot',
  'chest',
  'telescope',
  'ducats',
  'map',
  'cannon',
  'compass',
  'sabre',
  'hook',
  'bomb',
] as const;
export type Icon = (typeof ICONS)[number];

/** A card is named by its icon; a golden or grey one carries a star. */
export type CardName = Icon | `${Icon}*`;

export const BERTHS = ['white', 'orange'] as const;
export type Berth = (typeof BERTHS)[number];

export type RaftPlace = `${Berth}${1 | 2 | 3 | 4 | 5}`;
/** A space is named by its number along the whole path, counted from 1. */
export type Place = number | 'start' | 'goal' | 'boat' | 'wharf' | 'sea' | RaftPlace;
/** Who moves: any pirate of the colour that stands there, or the one that wears the hat. */
export type Mover = Place | 'hat';

/** What the acting seat is asked for. `over`: nothing more. */
export const PHASES = ['turn', 'use', 'discard', 'take', 'keep', 'give', 'bury', 'place', 'pick', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What laid cards are for. `open`: not yet named; `nothing`: spent, or without effect. */
export const USES = ['nothing', 'open', 'move', 'pistol', 'parrot', 'hook', 'bomb', 'chest'] as const;
export type Use = (typeof USES)[number];

/** How a game came to its end. */
export const ENDINGS = ['none', 'home', 'flag', 'count'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The number of each word of a tuple: `PHASE.turn === 0`. */
export function numbered<const T extends readonly string[]>(words: T): { readonly [W in T[number]]: number } {
  return Object.freeze(Object.fromEntries(words.map((word, i) => [word, i]))) as { readonly [W in T[number]]: number };
}

export const PHASE = numbered(PHASES);
export const USE = numbered(USES);
export const ENDING = numbered(ENDINGS);

/** "None" in a byte of the state. */
export const NONE = 255;

export const MAX_SEATS = 5;
export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
