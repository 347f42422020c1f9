/**
 * The words of the family. Lists are const tuples with their union types; everything else is keyed by them. Interfaces that
 * end in `Names` are open: a module adds its own words to them (declaration merging), so that the unions stay exact, and to
 * the list beside it when it is loaded. The numbers of such words are for states alone: outside there are only the words.
 */
export const EDITIONS = ['classic', 'cartagena2', 'wielka', 'diaries', 'family'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** One entry for each variant. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add their names.
export interface ModuleNames {}
export type ModuleId = keyof ModuleNames & string;

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
  'lantern',
] as const;
export type Icon = (typeof ICONS)[number];

/** A card is named by its icon; a golden or grey one carries a star. */
export type CardName = Icon | `${Icon}*`;

/** Places that are not spaces of the path. */
export interface PlaceNames {
  start: true;
  goal: true;
}
/** A space is named by its number along the whole path, counted from 1. */
export type Place = number | (keyof PlaceNames & string);
/** Who moves: any pirate of the colour that stands there, or the one that wears the hat. */
export type Mover = Place | 'hat';

/** What the acting seat is asked for. `over`: nothing more. */
export interface PhaseNames {
  turn: true;
  use: true;
  over: true;
}
export type Phase = keyof PhaseNames & string;
const phases: Phase[] = ['turn', 'use', 'over'];
export const PHASES: readonly Phase[] = phases;
export const PHASE = { turn: 0, use: 1, over: 2 } as const;
export const addPhase = (phase: Phase): number => numberOf(phases, phase);

/** What played cards are for. `open`: not yet named; `nothing`: spent, or without effect. */
export interface UseNames {
  nothing: true;
  open: true;
  move: true;
}
export type Use = keyof UseNames & string;
const uses: Use[] = ['nothing', 'open', 'move'];
export const USES: readonly Use[] = uses;
export const USE = { nothing: 0, open: 1, move: 2 } as const;
export const addUse = (use: Use): number => numberOf(uses, use);

/** What chance decides: the path, the seat that begins, the next card of the stock. */
export interface DrawNames {
  path: true;
  first: true;
  stock: true;
}
export type Draw = keyof DrawNames & string;
const draws: Draw[] = ['path', 'first', 'stock'];
export const DRAWS: readonly Draw[] = draws;
export const DRAW = { path: 0, first: 1, stock: 2 } as const;
export const addDraw = (draw: Draw): number => numberOf(draws, draw);

/** How a game came to its end. */
export interface EndingNames {
  none: true;
  home: true;
  count: true;
}
export type Ending = keyof EndingNames & string;
const endings: Ending[] = ['none', 'home', 'count'];
export const ENDINGS: readonly Ending[] = endings;
export const ENDING = { none: 0, home: 1, count: 2 } as const;
export const addEnding = (ending: Ending): number => numberOf(endings, ending);

/** The number of a word, which is added if it is new: two modules may share one. */
function numberOf<W extends string>(words: W[], word: W): number {
  const known = words.indexOf(word);
  return known >= 0 ? known : words.push(word) - 1;
}

/** "None" in a byte of the state. */
export const NONE = 255;

export const MAX_SEATS = 5;
export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
