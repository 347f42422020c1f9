/** The published editions, as data: what is printed in each box, and what it chooses unless a table says otherwise. */
import type { EditionId, Icon } from '../base/vocabulary.ts';
import type { Edition, Tile } from '../model/edition.ts';

const icons = (words: string): readonly Icon[] => words.split(' ') as Icon[];
const tile = (face: string, back?: string): Tile => (back ? [icons(face), icons(back)] : [icons(face)]);

const CLASSIC_ICONS = icons('skull dagger key bottle pistol hat');
const CARTAGENA2_ICONS = icons('parrot chest telescope ducats map cannon compass');
const WIELKA_ICONS = icons('sabre pistol parrot hook bomb chest');
const FAMILY_ICONS = icons('bottle key pistol hook lantern telescope');
const DIARIES_ICONS = icons('bottle dagger hat key pistol skull');

/** Six segments, placed in any order, each in either direction. */
const CLASSIC_TILES: readonly Tile[] = [
  tile('bottle pistol hat skull dagger key'),
  tile('dagger bottle key pistol hat skull'),
  tile('hat key pistol bottle skull dagger'),
  tile('key bottle skull dagger hat pistol'),
  tile('pistol key dagger hat skull bottle'),
  tile('hat dagger key bottle pistol skull'),
];

/** Five tiles, placed in random order, either face up, never turned round. */
const CARTAGENA2_TILES: readonly Tile[] = [
  tile('map ducats compass parrot chest cannon telescope', 'map chest compass ducats telescope parrot cannon'),
  tile('chest compass telescope cannon ducats map parrot', 'chest telescope cannon compass map ducats parrot'),
  tile('telescope parrot chest map cannon compass ducats', 'compass cannon parrot map telescope ducats chest'),
  tile('parrot telescope chest ducats cannon map compass', 'cannon chest map telescope compass parrot ducats'),
  tile('compass cannon ducats chest parrot telescope map', 'ducats map cannon parrot compass chest telescope'),
];

/** Eight tiles, tunnel on one side, jungle on the other. */
const WIELKA_TILES: readonly Tile[] = [
  tile('parrot bomb pistol chest hook sabre', 'sabre hook bomb parrot pistol chest'),
  tile('pistol sabre bomb hook parrot chest', 'sabre chest hook pistol parrot bomb'),
  tile('parrot chest sabre pistol bomb hook', 'bomb pistol hook chest sabre parrot'),
  tile('pistol bomb chest hook sabre parrot', 'chest pistol sabre parrot hook bomb'),
  tile('hook parrot sabre bomb chest pistol', 'bomb sabre pistol chest parrot hook'),
  tile('chest parrot pistol hook bomb sabre', 'hook pistol parrot sabre chest bomb'),
  tile('chest bomb parrot sabre hook pistol', 'hook chest parrot pistol bomb sabre'),
  tile('sabre hook chest bomb pistol parrot', 'bomb parrot hook sabre chest pistol'),
];

/** Four, five, six or eight segments on one leg (EDITION-3). */
export const SEGMENT_CHOICES: readonly number[] = [4, 5, 6, 8];
/** Three or four segments on each of two legs; an edition's own pair is allowed too (EDITION-3). */
export const LEG_CHOICES: readonly number[] = [3, 4];

const COMMON: Edition['defaults'] = {
  modules: ['retreat'],
  pirates: 6,
  landscape: 'tunnel',
  layout: 'printed',
  actions: 3,
  pass: false,
  hand: 6,
  firstHand: 6,
  supply: 'stock',
  hands: 'hidden',
  assist: 'morgan',
  limit: 'grey',
  skipper: 'strict',
};

const ALWAYS_RECYCLES = { stock: true, row: true } as const;

export const EDITION: { readonly [E in EditionId]: Edition } = {
  classic: {
    icons: CLASSIC_ICONS,
    tiles: CLASSIC_TILES,
    tilePlacement: 'either-direction',
    cardsPerIcon: 17,
    markedPerIcon: 0,
    optional: [],
    defaults: COMMON,
    recycles: { stock: false, row: true },
    segments: { one: 6, two: [3, 3] },
  },
  cartagena2: {
    icons: CARTAGENA2_ICONS,
    tiles: CARTAGENA2_TILES,
    tilePlacement: 'either-face',
    cardsPerIcon: 15,
    markedPerIcon: 1,
    optional: ['flag'],
    defaults: {
      ...COMMON,
      modules: ['assist', 'voyage', 'limit'],
      hand: 7,
      firstHand: 7,
      assist: 'nest',
      limit: 'golden',
      skipper: 'ties',
    },
    recycles: ALWAYS_RECYCLES,
    segments: { one: 5, two: [2, 3] },
  },
  wielka: {
    icons: WIELKA_ICONS,
    tiles: WIELKA_TILES,
    tilePlacement: 'by-landscape',
    cardsPerIcon: 17,
    markedPerIcon: 2,
    optional: ['assist', 'voyage', 'limit', 'items'],
    defaults: { ...COMMON, modules: ['retreat', 'empty'] },
    recycles: ALWAYS_RECYCLES,
    segments: { one: 6, two: [3, 3] },
  },
  diaries: {
    icons: DIARIES_ICONS,
    tiles: CLASSIC_TILES,
    tilePlacement: 'either-direction',
    cardsPerIcon: 17,
    markedPerIcon: 6,
    optional: ['captain', 'raft'],
    defaults: { ...COMMON, supply: 'row' },
    recycles: ALWAYS_RECYCLES,
    segments: { one: 6, two: [3, 3] },
  },
  family: {
    icons: FAMILY_ICONS,
    // How its segments are printed is not known: they are random (EDITION-4).
    tiles: [],
    tilePlacement: 'either-direction',
    cardsPerIcon: 15,
    markedPerIcon: 0,
    optional: [],
    defaults: { ...COMMON, pirates: 4, actions: 2, hand: 5, firstHand: 6 },
    recycles: ALWAYS_RECYCLES,
    segments: { one: 5, two: [3, 3] },
  },
};
