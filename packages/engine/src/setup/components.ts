/** What is in the boxes: the printed pieces of every edition, as data. Nothing here is computed. */
import type { Icon } from '../base/vocabulary.ts';

/** A piece of path; a tile that is printed on both sides has two faces. */
export type Tile = readonly [face: readonly Icon[], back?: readonly Icon[]];

const icons = (words: string): readonly Icon[] => words.split(' ') as Icon[];
const tile = (face: string, back?: string): Tile => (back ? [icons(face), icons(back)] : [icons(face)]);

export const CLASSIC_ICONS = icons('skull dagger key bottle pistol hat');
export const CARTAGENA2_ICONS = icons('parrot chest telescope ducats map cannon compass');
export const WIELKA_ICONS = icons('sabre pistol parrot hook bomb chest');
export const DIARIES_ICONS = icons('bottle dagger hat key pistol skull');

/** Six segments, laid in any order, each in either direction. */
export const CLASSIC_TILES: readonly Tile[] = [
  tile('bottle pistol hat skull dagger key'),
  tile('dagger bottle key pistol hat skull'),
  tile('hat key pistol bottle skull dagger'),
  tile('key bottle skull dagger hat pistol'),
  tile('pistol key dagger hat skull bottle'),
  tile('hat dagger key bottle pistol skull'),
];

/** Five tiles, laid in random order, either face up, never turned round. */
export const CARTAGENA2_TILES: readonly Tile[] = [
  tile('map ducats compass parrot chest cannon telescope', 'map chest compass ducats telescope parrot cannon'),
  tile('chest compass telescope cannon ducats map parrot', 'chest telescope cannon compass map ducats parrot'),
  tile('telescope parrot chest map cannon compass ducats', 'compass cannon parrot map telescope ducats chest'),
  tile('parrot telescope chest ducats cannon map compass', 'cannon chest map telescope compass parrot ducats'),
  tile('compass cannon ducats chest parrot telescope map', 'ducats map cannon parrot compass chest telescope'),
];

/** Eight tiles, tunnel on one side, jungle on the other. */
export const WIELKA_TILES: readonly Tile[] = [
  tile('parrot bomb pistol chest hook sabre', 'sabre hook bomb parrot pistol chest'),
  tile('pistol sabre bomb hook parrot chest', 'sabre chest hook pistol parrot bomb'),
  tile('parrot chest sabre pistol bomb hook', 'bomb pistol hook chest sabre parrot'),
  tile('pistol bomb chest hook sabre parrot', 'chest pistol sabre parrot hook bomb'),
  tile('hook parrot sabre bomb chest pistol', 'bomb sabre pistol chest parrot hook'),
  tile('chest parrot pistol hook bomb sabre', 'hook pistol parrot sabre chest bomb'),
  tile('chest bomb parrot sabre hook pistol', 'hook chest parrot pistol bomb sabre'),
  tile('sabre hook chest bomb pistol parrot', 'bomb parrot hook sabre chest pistol'),
];

/**
 * Eight rafts of five spaces, the first next to the wharf, in the icons of the edition that brings them.
 * Other decks take their own icon of the same position.
 */
export const RAFTS: readonly (readonly Icon[])[] = [
  icons('dagger key hat skull pistol'),
  icons('hat bottle pistol key skull'),
  icons('skull dagger pistol key bottle'),
  icons('pistol hat bottle skull dagger'),
  icons('skull key bottle hat dagger'),
  icons('hat key pistol dagger bottle'),
  icons('key skull hat pistol dagger'),
  icons('key skull hat dagger bottle'),
];
export const RAFT_SPACES = 5;

/** The forty raft tokens by kind; `x0`…`x5` cover a space with the deck's icon of that position. */
export const RAFT_TOKENS = [
  { name: 'crew white', count: 5 },
  { name: 'crew orange', count: 5 },
  { name: 'crew both', count: 4 },
  { name: 'hole white', count: 5 },
  { name: 'hole orange', count: 5 },
  { name: 'hole both', count: 4 },
  { name: 'x0', count: 2 },
  { name: 'x1', count: 2 },
  { name: 'x2', count: 2 },
  { name: 'x3', count: 2 },
  { name: 'x4', count: 2 },
  { name: 'x5', count: 2 },
] as const;

/** The eight chest tokens by what is inside. */
export const CHEST_TOKENS = [
  { name: 'empty', count: 1 },
  { name: '1', count: 2 },
  { name: '2', count: 2 },
  { name: '3', count: 2 },
  { name: 'snake', count: 1 },
] as const;
export type ChestContent = (typeof CHEST_TOKENS)[number]['name'];
