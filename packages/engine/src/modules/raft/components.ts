/** What the box of the rafts holds, as data. */
import type { Icon } from '../../base/vocabulary.ts';

export const BERTHS = ['white', 'orange'] as const;
export type Berth = (typeof BERTHS)[number];
export type RaftPlace = `${Berth}${1 | 2 | 3 | 4 | 5}`;

/** The icons of the deck that the rafts are printed with. Other decks take their own icon of the same position. */
const PRINTED: readonly Icon[] = ['bottle', 'dagger', 'hat', 'key', 'pistol', 'skull'];
const raft = (words: string): readonly number[] => words.split(' ').map(word => PRINTED.indexOf(word as Icon));

/** Eight rafts of five spaces, the first next to the wharf, by the positions of their icons in the deck. */
export const RAFTS: readonly (readonly number[])[] = [
  raft('dagger key hat skull pistol'),
  raft('hat bottle pistol key skull'),
  raft('skull dagger pistol key bottle'),
  raft('pistol hat bottle skull dagger'),
  raft('skull key bottle hat dagger'),
  raft('hat key pistol dagger bottle'),
  raft('key skull hat pistol dagger'),
  raft('key skull hat dagger bottle'),
];
export const RAFT_SPACES = 5;

/** The forty tokens by kind; `x0`…`x5` cover a space with the deck's icon of that position. */
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
export const TOKEN_NAMES: readonly string[] = RAFT_TOKENS.map(({ name }) => name);

/** The wharf lies before the last two segments. */
export const SEGMENTS_PAST_WHARF = 2;
