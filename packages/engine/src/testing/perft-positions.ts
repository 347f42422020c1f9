/** Small tables whose game trees are counted: each module at two tables or more, and each rule that can be reached in a few actions. */
import type { Choices } from '../model/game-config.ts';
import { onlyTokens, type Position } from './table.ts';

export interface PerftPosition {
  readonly name: string;
  readonly choices: Choices;
  /** Left out: as dealt. */
  readonly position?: Position;
  /** Actions played from there, by a fixed rule, before counting begins. */
  readonly playedActions?: number;
  /** Left out: DEFAULT_DEPTH. */
  readonly depth?: number;
}

export const DEFAULT_DEPTH = 6;

const SMALL = { seats: 2, pirates: 4, segments: [4], actions: 2, hand: 3, firstHand: 3 } as const;
const SMALL_VOYAGE = { ...SMALL, segments: [3, 3] } as const;
const CLASSIC = { ...SMALL, edition: 'classic' } as const;
const WIELKA = { ...SMALL, edition: 'wielka' } as const;
const DIARIES = { ...SMALL, edition: 'diaries' } as const;

/** A path on which both legs begin with a chest. */
const CHESTS_FIRST = ['chest', 'bomb', 'hook', 'parrot', 'pistol', 'sabre'] as const;

export const PERFT_POSITIONS: readonly PerftPosition[] = [
  { name: 'classic-deal', choices: CLASSIC, depth: 8 },
  { name: 'classic-stock', choices: { ...CLASSIC, seats: 3, hands: 'open', recycle: true }, playedActions: 40 },
  {
    name: 'classic-reshuffle',
    choices: { ...CLASSIC, recycle: true },
    position: {
      pirates: [
        { 12: 1, 9: 1, goal: 1 },
        { 9: 1, 8: 2 },
      ],
      hands: ['skull', 'key'],
      stock: 'hat',
      discards: 'bottle pistol dagger',
    },
  },
  { name: 'classic-row-deal', choices: { ...CLASSIC, supply: 'row', hands: 'open', seats: 3 }, depth: 8 },
  {
    name: 'classic-row-laid-anew',
    choices: { ...CLASSIC, supply: 'row', hands: 'hidden' },
    position: {
      pirates: [
        { 12: 1, 9: 2, goal: 1 },
        { 11: 1, 8: 2 },
      ],
      hands: ['skull', 'key'],
      row: 'hat',
      stock: 'key key bottle skull',
      discards: 'bottle pistol dagger',
    },
  },
  {
    name: 'classic-row-spent',
    choices: { ...CLASSIC, supply: 'row', recycle: false },
    position: {
      pirates: [
        { 12: 1, 9: 2, goal: 1 },
        { 11: 1, 8: 2 },
      ],
      hands: ['skull', 'key'],
      row: 'hat',
      stock: 'key',
    },
  },
  {
    name: 'classic-stuck',
    choices: { ...CLASSIC, seats: 3, actions: 1, recycle: false },
    position: { pirates: [{ 5: 1 }, {}, { 3: 1, goal: 3 }], hands: ['', 'key', ''], stock: 'hat skull' },
    depth: 9,
  },
  {
    name: 'classic-turn-limit',
    choices: { ...CLASSIC, actions: 1 },
    position: { pirates: [{ 5: 1, 8: 1 }, { 8: 1 }], turns: 1997 },
  },
  { name: 'classic-five-seats', choices: { ...CLASSIC, seats: 5, supply: 'row', hands: 'open' }, playedActions: 60 },
  {
    name: 'classic-finish',
    choices: { ...CLASSIC, actions: 3 },
    position: {
      pirates: [
        { 23: 1, goal: 3 },
        { 22: 1, 24: 1, goal: 2 },
      ],
      hands: ['skull hat', 'key pistol'],
    },
    depth: 7,
  },
  { name: 'pass-deal', choices: { ...CLASSIC, pass: true, hand: 2, firstHand: 2 }, depth: 9 },
  {
    name: 'pass-stuck',
    choices: { ...WIELKA, modules: ['retreat', 'empty', 'items'], pass: true, recycle: false },
    position: { pirates: [{ 6: 1 }, { 4: 1 }], hands: ['chest', ''], stock: 'hook' },
    depth: 8,
  },
  { name: 'family-deal', choices: { ...SMALL, edition: 'family' }, depth: 8 },

  { name: 'nest-deal', choices: { ...SMALL_VOYAGE, edition: 'cartagena2', hand: 2, firstHand: 2 }, depth: 7 },
  { name: 'nest-voyage', choices: { ...SMALL_VOYAGE, edition: 'cartagena2', seats: 3 }, playedActions: 40 },
  {
    name: 'nest-golden',
    choices: { ...SMALL_VOYAGE, edition: 'cartagena2', modules: ['assist', 'voyage', 'limit'] },
    position: {
      pirates: [
        { boat: 1, 39: 1, 14: 1, goal: 1 },
        { 20: 1, boat: 1, goal: 2 },
      ],
      hands: ['map map map map map map map* map', 'chest chest chest chest chest chest chest compass* compass'],
      boat: 'far',
    },
  },
  {
    name: 'nest-flag',
    choices: { ...SMALL_VOYAGE, edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
    position: {
      pirates: [
        { 39: 1, goal: 3 },
        { 40: 1, boat: 1, goal: 2 },
      ],
      hands: ['map', 'chest parrot'],
      boat: 'far',
    },
    depth: 8,
  },
  {
    name: 'morgan-voyage',
    choices: { ...SMALL_VOYAGE, edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'empty'] },
    position: {
      pirates: [
        { boat: 2, 14: 1 },
        { boat: 1, 17: 1, 20: 1 },
      ],
      hands: ['', 'hook sabre'],
    },
  },
  {
    name: 'strict-skipper',
    choices: { ...SMALL_VOYAGE, edition: 'wielka', modules: ['retreat', 'voyage', 'empty', 'flag'], seats: 3 },
    position: {
      pirates: [
        { boat: 1, 33: 1, goal: 1 },
        { boat: 1, 33: 1, goal: 1 },
        { boat: 3, 18: 1 },
      ],
      hands: ['bomb', '', 'chest'],
      boat: 'far',
    },
    depth: 8,
  },
  {
    name: 'wielka-short-of-cards',
    choices: { ...WIELKA, modules: ['retreat', 'assist', 'voyage', 'empty'], segments: [3, 3], recycle: false },
    position: { pirates: [{ boat: 1, goal: 3 }, { boat: 2 }], hands: ['', 'hook'], boat: 'far', stock: '' },
  },
  {
    name: 'skipper-stuck',
    choices: { ...SMALL_VOYAGE, edition: 'wielka', modules: ['retreat', 'voyage', 'empty'], recycle: false },
    position: { pirates: [{ boat: 2 }, { boat: 1, 20: 1 }], hands: ['', 'hook'], stock: '' },
    depth: 8,
  },
  {
    name: 'empty-reshuffle',
    choices: { ...WIELKA, modules: ['retreat', 'empty'] },
    position: { pirates: [{ 8: 1 }, { 10: 2 }], hands: ['', 'chest'], stock: '', discards: 'hook' },
    depth: 8,
  },
  {
    name: 'grey-limit',
    choices: { ...WIELKA, seats: 3, modules: ['retreat', 'limit', 'empty'] },
    position: {
      pirates: [{ 8: 1, 12: 1 }, { 9: 1 }, { 8: 1 }],
      hands: [
        'hook* sabre',
        'bomb bomb bomb bomb bomb chest chest chest',
        'hook hook hook hook hook hook hook hook pistol*',
      ],
    },
    depth: 7,
  },

  { name: 'items-deal', choices: { ...WIELKA, modules: ['retreat', 'empty', 'items'] }, depth: 8 },
  {
    name: 'items-sabres-and-bomb',
    choices: { ...WIELKA, modules: ['retreat', 'empty', 'limit', 'items'], actions: 1, limit: 'grey' },
    position: {
      pirates: [{ 8: 3 }, { 6: 1, 10: 2 }],
      hands: ['sabre sabre* bomb bomb*', 'chest chest chest chest chest bomb parrot* hook'],
    },
    depth: 5,
  },
  {
    name: 'items-parrot-and-hook',
    choices: { ...WIELKA, seats: 3, modules: ['retreat', 'items'], actions: 1, supply: 'row' },
    position: {
      pirates: [{ 8: 1 }, { 6: 1 }],
      hands: ['parrot hook', 'pistol', 'hook'],
      row: 'sabre bomb',
      stock: 'chest pistol pistol',
      discards: 'bomb',
    },
    depth: 8,
  },
  {
    name: 'items-short-of-cards',
    choices: { ...WIELKA, seats: 4, modules: ['retreat', 'items'], actions: 1, recycle: false },
    position: {
      pirates: [{ 8: 1 }, { 6: 1 }],
      hands: ['parrot', 'pistol', 'hook', 'parrot pistol'],
      stock: 'sabre',
      buried: [
        { card: 'bomb', seat: 1 },
        { card: 'chest', seat: 2 },
      ],
    },
    depth: 8,
  },
  {
    name: 'items-bomb-and-boat',
    choices: { ...WIELKA, segments: [3, 3], modules: ['retreat', 'voyage', 'empty', 'items'] },
    position: {
      pirates: [
        { 18: 2, boat: 2 },
        { 17: 2, boat: 1 },
      ],
      hands: ['bomb sabre', 'bomb hook'],
    },
  },
  {
    name: 'items-grey-pistol',
    choices: { ...WIELKA, modules: ['retreat', 'limit', 'items'], limit: 'grey' },
    position: {
      pirates: [{ 8: 1 }, { 10: 1 }],
      hands: ['pistol* hook', 'bomb bomb bomb bomb bomb chest chest parrot*'],
    },
  },
  {
    name: 'items-golden-pistol',
    choices: { ...WIELKA, modules: ['retreat', 'limit', 'items'], limit: 'golden' },
    position: {
      pirates: [{ 8: 1 }, { 10: 1 }],
      hands: ['pistol* hook hook hook hook hook hook bomb', 'chest parrot'],
    },
  },
  {
    name: 'items-chests',
    choices: { ...WIELKA, modules: ['retreat', 'empty', 'items'], actions: 1 },
    position: { pirates: [{ 6: 1, 12: 1 }, { 6: 1 }], hands: ['chest sabre sabre', 'chest pistol'] },
  },
  {
    name: 'items-snake',
    choices: { ...WIELKA, modules: ['retreat', 'items'], actions: 1 },
    position: {
      pirates: [
        { 6: 1, 12: 1 },
        { 6: 1, 1: 1, 7: 1 },
      ],
      hands: ['chest chest', 'chest sabre sabre'],
      chests: { at: [6, 12], unseen: { empty: 0, 1: 0, 2: 0, 3: 0, snake: 1 } },
    },
  },
  {
    name: 'items-voyage-snake',
    choices: {
      ...WIELKA,
      segments: [3, 3],
      modules: ['retreat', 'voyage', 'limit', 'items'],
      limit: 'golden',
      actions: 1,
    },
    position: {
      path: Array.from({ length: 36 }, (_, i) => CHESTS_FIRST[i % 6]),
      pirates: [
        { 1: 1, 19: 1, boat: 1 },
        { 19: 1, boat: 2 },
      ],
      hands: ['chest* chest', 'chest sabre sabre hook hook hook hook hook'],
      boat: 'far',
      chests: { at: [1, 19], unseen: { empty: 0, 1: 0, 2: 0, 3: 0, snake: 1 } },
    },
    depth: 5,
  },

  { name: 'captain-deal', choices: { ...DIARIES, modules: ['retreat', 'captain'], hand: 2, firstHand: 2 }, depth: 7 },
  {
    name: 'captain-picks',
    choices: { ...DIARIES, modules: ['retreat', 'captain', 'empty'] },
    position: {
      pirates: [
        { 12: 1, 8: 2 },
        { 10: 2, 9: 1 },
      ],
      hats: [12, 10],
      hands: ['', 'key hat'],
      row: 'skull bottle',
      stock: 'dagger hat',
      discards: 'key',
    },
    depth: 7,
  },
  { name: 'raft-deal', choices: { ...DIARIES, modules: ['retreat', 'raft'] }, depth: 9 },
  {
    name: 'raft-boarding',
    choices: { ...DIARIES, modules: ['retreat', 'raft'] },
    position: {
      pirates: [
        { wharf: 1, 12: 1, white1: 1 },
        { 11: 1, orange2: 1, 15: 1 },
      ],
      hands: ['key skull*', 'dagger dagger*'],
      rafts: { pool: onlyTokens('crew both', 'hole both', 'x1', 'hole white') },
    },
  },
  {
    name: 'raft-sinking',
    choices: { ...DIARIES, seats: 3, modules: ['retreat', 'raft', 'flag'] },
    position: {
      pirates: [
        { white3: 1, goal: 3 },
        { white4: 1, sea: 2, goal: 1 },
        { orange1: 1, 12: 1 },
      ],
      vessels: [0, 1, 0],
      hands: ['key* skull*', 'dagger*', 'hat* key'],
      rafts: {
        docked: {
          white: {
            raft: 0,
            icons: ['dagger', 'key', 'hat', 'skull', 'pistol'],
            tokens: ['hole', 'hole', null, null, null],
          },
          orange: {
            raft: 1,
            icons: ['hat', 'bottle', 'pistol', 'key', 'skull'],
            tokens: [null, 'crew', 'hole', null, null],
          },
        },
        left: [2],
        pool: onlyTokens('crew both', 'crew both', 'hole both', 'hole both', 'x0'),
      },
    },
    depth: 8,
  },
  {
    name: 'raft-holes',
    choices: { ...DIARIES, modules: ['retreat', 'raft'] },
    position: {
      pirates: [
        { white2: 1, orange4: 1 },
        { white5: 1, 12: 1 },
      ],
      hands: ['key* skull*', 'dagger* hat*'],
      rafts: {
        docked: {
          white: {
            raft: 0,
            icons: ['dagger', 'key', 'hat', 'skull', 'pistol'],
            tokens: ['hole', null, null, null, null],
          },
          orange: {
            raft: 1,
            icons: ['hat', 'bottle', 'pistol', 'key', 'skull'],
            tokens: ['hole', 'crew', 'hole', null, null],
          },
        },
        left: [2, 3],
        pool: onlyTokens('hole both', 'hole both', 'hole both', 'hole white'),
      },
    },
  },
  {
    name: 'raft-tie',
    choices: { ...DIARIES, seats: 3, modules: ['retreat', 'raft'] },
    position: {
      pirates: [
        { 3: 1, 9: 1 },
        { white3: 1, goal: 3 },
        { white4: 1, sea: 2, goal: 1 },
      ],
      vessels: [0, 0, 1],
      hands: ['key* skull*', 'dagger*', 'hat* key'],
      rafts: { pool: onlyTokens('crew white', 'crew orange', 'x0') },
    },
    depth: 9,
  },
  {
    name: 'captain-and-raft',
    choices: { ...DIARIES, modules: ['retreat', 'captain', 'raft'] },
    position: {
      pirates: [
        { 12: 1, white1: 1, goal: 1 },
        { wharf: 1, 12: 1 },
      ],
      hats: ['white1', 'wharf'],
      hands: ['key* skull*', 'dagger dagger*'],
      row: 'skull bottle',
      rafts: { pool: onlyTokens('crew both', 'hole both', 'hole white', 'x1') },
    },
  },
  {
    name: 'raft-last-rafts',
    choices: { ...DIARIES, modules: ['retreat', 'raft'] },
    position: {
      pirates: [
        { wharf: 1, 12: 1, orange1: 1, sea: 1 },
        { 11: 1, orange2: 1, 15: 1, goal: 1 },
      ],
      vessels: [1, 0],
      hands: ['key skull*', 'dagger hat*'],
      rafts: {
        docked: {
          white: null,
          orange: {
            raft: 5,
            icons: ['hat', 'key', 'pistol', 'dagger', 'bottle'],
            tokens: [null, null, 'hole', null, null],
          },
        },
        left: [],
        pool: onlyTokens('crew white', 'crew both', 'hole both', 'hole orange'),
      },
    },
  },
  {
    name: 'raft-golden-spent',
    choices: { ...DIARIES, modules: ['retreat', 'limit', 'captain', 'raft'], limit: 'golden' },
    position: {
      pirates: [{ white1: 1 }, { 9: 1 }],
      hats: ['white1', 9],
      hands: ['key* hat hat hat hat hat hat hat hat hat', 'skull'],
      row: 'bottle',
      rafts: {
        docked: {
          white: {
            raft: 0,
            icons: ['dagger', 'key', 'hat', 'skull', 'pistol'],
            tokens: [null, 'crew', null, null, null],
          },
          orange: null,
        },
        left: [],
        pool: onlyTokens('crew white'),
      },
    },
    depth: 5,
  },
  {
    name: 'raft-assisted',
    choices: { ...DIARIES, modules: ['assist', 'retreat', 'captain', 'raft'], assist: 'nest', actions: 1 },
    position: {
      pirates: [
        { wharf: 1, 12: 1, white1: 1 },
        { wharf: 1, orange2: 1, 15: 1 },
      ],
      hats: ['wharf', 'orange2'],
      hands: ['key', 'dagger'],
      row: 'hat skull',
    },
    depth: 5,
  },
  {
    name: 'raft-grey',
    choices: { ...DIARIES, modules: ['retreat', 'limit', 'raft'], limit: 'grey' },
    position: {
      pirates: [
        { 8: 1, 9: 1 },
        { white1: 1, 10: 1 },
      ],
      hands: ['key* key*', 'hat* hat hat hat skull skull skull bottle bottle'],
      rafts: { pool: onlyTokens('crew both', 'hole both', 'x3') },
    },
  },
  {
    name: 'raft-golden',
    choices: { ...DIARIES, modules: ['retreat', 'limit', 'raft'], limit: 'golden' },
    position: {
      pirates: [
        { 8: 1, 9: 1 },
        { white1: 1, 10: 1 },
      ],
      hands: ['key key key key key key key key* key', 'hat* hat hat hat hat hat hat hat'],
      rafts: { pool: onlyTokens('crew both', 'hole both', 'x3') },
    },
  },
  {
    name: 'house-rules-snake-and-covers',
    choices: { ...WIELKA, modules: ['retreat', 'empty', 'items', 'raft'], actions: 1 },
    position: {
      pirates: [
        { 6: 1, 12: 1 },
        { 18: 1, 7: 1 },
      ],
      hands: ['chest* chest*', 'chest* sabre sabre*'],
      covered: [1, 5],
      chests: { at: [6, 12, 18], unseen: { empty: 0, 1: 0, 2: 0, 3: 0, snake: 1 } },
      rafts: { pool: onlyTokens('x0', 'x0', 'x5', 'x5') },
    },
  },
  {
    name: 'house-rules-with-rafts',
    choices: {
      ...WIELKA,
      modules: ['retreat', 'assist', 'limit', 'empty', 'items', 'captain', 'raft', 'flag'],
      supply: 'row',
      limit: 'grey',
    },
    position: {
      pirates: [
        { 12: 2, white1: 1 },
        { wharf: 1, 6: 1, goal: 1 },
      ],
      hats: [12, 6],
      hands: ['bomb* sabre', 'hook hook hook hook hook hook chest* parrot'],
      row: 'hook sabre',
    },
    depth: 4,
  },
  {
    name: 'house-rules-with-a-boat',
    choices: {
      ...WIELKA,
      segments: [3, 3],
      modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items', 'captain', 'flag'],
      supply: 'row',
      limit: 'golden',
      assist: 'nest',
      skipper: 'ties',
    },
    position: {
      pirates: [
        { 18: 2, boat: 1 },
        { boat: 1, 6: 1, goal: 1 },
      ],
      hats: [18, 'boat'],
      hands: ['bomb* pistol', 'hook hook hook hook hook hook hook chest*'],
      row: 'hook sabre',
    },
    depth: 5,
  },
  {
    name: 'house-rules-played',
    choices: {
      ...WIELKA,
      seats: 3,
      modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'],
      segments: [3, 3],
    },
    playedActions: 90,
    depth: 5,
  },
];
