/** The four published editions: their pieces and the choices a box makes unless a table says otherwise. */

import type { EditionId, Icon, ModuleId } from '../base/vocabulary.ts';
import {
  CARTAGENA2_ICONS,
  CARTAGENA2_TILES,
  CLASSIC_ICONS,
  CLASSIC_TILES,
  DIARIES_ICONS,
  type Tile,
  WIELKA_ICONS,
  WIELKA_TILES,
} from './components.ts';
import type { GameConfig } from './config.ts';

/** Which way a tile may lie: turned round, either face up, or the face that belongs to the landscape. */
type TilePlacement = 'either-direction' | 'either-face' | 'by-landscape';

export interface Edition {
  readonly icons: readonly Icon[];
  readonly tiles: readonly Tile[];
  readonly tilePlacement: TilePlacement;
  /** Cards of each icon, and how many of them are golden or grey. */
  readonly cardsPerIcon: number;
  readonly markedPerIcon: number;
  /** What the box's own rules let players switch on. */
  readonly optional: readonly ModuleId[];
  readonly defaults: Omit<GameConfig, 'revision' | 'edition' | 'seats' | 'segments'>;
  /** How many segments make the path: on one leg, and on two when the voyage is on. */
  readonly segments: { readonly one: number; readonly two: readonly [number, number] };
}

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
  hand: 6,
  firstHand: 6,
  recycle: true,
  supply: 'stock',
  hands: 'hidden',
  assist: 'morgan',
  limit: 'grey',
  skipper: 'strict',
};

export const EDITION: { readonly [E in EditionId]: Edition } = {
  classic: {
    icons: CLASSIC_ICONS,
    tiles: CLASSIC_TILES,
    tilePlacement: 'either-direction',
    cardsPerIcon: 17,
    markedPerIcon: 0,
    optional: [],
    defaults: COMMON,
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
    segments: { one: 6, two: [3, 3] },
  },
};
