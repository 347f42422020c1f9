/** Chances that the nets of legend-1 gave when it was the strongest bot: no rewrite may change what they say. */
import type { Choices } from '@cartagena/engine';
import { type Position, table } from '@cartagena/engine/testing/table';
import { expect, it } from 'vitest';
import { searchContextFor } from '../../search/search-context.ts';
import { LEGEND_1_NETS } from './index.ts';

const DOCKED: NonNullable<NonNullable<Position['rafts']>['docked']> = {
  white: {
    raft: 0,
    icons: ['dagger', 'key', 'hat', 'skull', 'pistol'],
    tokens: ['crew', null, null, 'hole', null],
  },
  orange: {
    raft: 1,
    icons: ['hat', 'bottle', 'pistol', 'key', 'skull'],
    tokens: [null, null, null, null, null],
  },
};

const POSITIONS: readonly (readonly [
  name: string,
  choices: Choices,
  position: Position,
  chances: readonly number[],
])[] = [
  [
    'classic, two seats',
    { edition: 'classic' },
    {
      pirates: [
        { 30: 1, 12: 2, goal: 1 },
        { 20: 3, 8: 1 },
      ],
      hands: ['skull hat key', 'key bottle'],
    },
    [0.889153721054779, 0.11084627894522112],
  ],
  [
    'classic, three seats and open hands',
    { edition: 'classic', seats: 3, supply: 'row', hands: 'open' },
    {
      pirates: [{ 36: 1, goal: 4 }, { 20: 3, 19: 2 }, { 5: 1 }],
      hands: ['', 'key key key hat skull dagger bottle pistol', 'skull'],
      turn: 1,
    },
    [0.8655836865545495, 0.13392086388287963, 0.0004954495625709087],
  ],
  [
    'the boat is away',
    { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'], seats: 3 },
    {
      pirates: [{ 10: 2, boat: 2 }, { boat: 1, 3: 2 }, { 12: 1 }],
      hands: ['map telescope', 'cannon cannon*', 'parrot chest ducats'],
      boat: 'far',
    },
    [0.708307555270888, 0.21097760601992926, 0.08071483870918272],
  ],
  [
    'the boat is here',
    { edition: 'cartagena2' },
    {
      pirates: [
        { 10: 2, boat: 2 },
        { boat: 1, 3: 2 },
      ],
      hands: ['map telescope compass', 'cannon cannon'],
      boat: 'near',
    },
    [0.9547779416980212, 0.04522205830197885],
  ],
  [
    'items',
    { edition: 'wielka', modules: ['retreat', 'assist', 'limit', 'empty', 'items'], seats: 4 },
    {
      pirates: [{ 6: 1, 7: 2 }, { 9: 1 }, { 20: 2, 21: 1 }, {}],
      hands: ['sabre sabre bomb*', 'pistol parrot', 'hook chest', 'bomb bomb bomb'],
    },
    [0.2843875259153506, 0.17989656303497323, 0.40583502020676, 0.12988089084291615],
  ],
  [
    'captain and rafts',
    { edition: 'diaries', modules: ['retreat', 'captain', 'raft'] },
    {
      pirates: [
        { wharf: 1, white2: 1, 12: 2 },
        { sea: 1, orange1: 1, 3: 2 },
      ],
      hats: [12, 3],
      hands: ['key key skull', 'hat* bottle'],
      vessels: [0, 1],
      rafts: { docked: DOCKED },
    },
    [0.7398922408694194, 0.26010775913058065],
  ],
  [
    'house rules',
    { edition: 'diaries', modules: ['retreat', 'limit', 'raft', 'flag'], seats: 3 },
    {
      pirates: [{ wharf: 1, 12: 2 }, { white2: 1, 3: 2 }, { 30: 2 }],
      hands: ['key key skull', 'hat* bottle', ''],
      rafts: { docked: DOCKED },
    },
    [0.4987209682042562, 0.35804077620125974, 0.143238255594484],
  ],
];

it.each(POSITIONS)('%s', (_, choices, position, chances) => {
  const { rules, state } = table(choices, position).game;
  const { evaluator } = searchContextFor(rules, LEGEND_1_NETS);
  const out = new Float64Array(rules.seats);
  evaluator.prepare(state);
  evaluator.evaluate(state, out);
  // `Math.exp` may differ in the last bits from one machine to another.
  chances.forEach((chance, seat) => {
    expect(out[seat]).toBeCloseTo(chance, 12);
  });
});
