/** legend-1 plays as it did when it was the strongest bot: these games were played then. */
import { createHash } from 'node:crypto';
import {
  apply,
  type Choices,
  checkAction,
  isOver,
  makeNotation,
  newGame,
  resolveRules,
  SeededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { expect, it } from 'vitest';
import { legend1 } from './legend-1.ts';

const GAMES: readonly (readonly [choices: Choices, first: string, hash: string])[] = [
  [{ edition: 'classic' }, 'play start pistol, play start pistol, play 5 pistol', '333f9defa4e8520d'],
  [
    { edition: 'classic', supply: 'row', hands: 'open', seats: 3 },
    'play start dagger, play start bottle, play start dagger',
    '4511a3adf94a5296',
  ],
  [
    { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
    'play start telescope, play start telescope, play 2 telescope',
    'f38a79344b7a2070',
  ],
  [
    { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'] },
    'pistol pistol A, take parrot, hook hook*',
    '58a4fe00310233b6',
  ],
  [
    { edition: 'diaries', modules: ['retreat', 'captain', 'raft'] },
    'lay dagger*, place white, move dagger start',
    '19d7689775953455',
  ],
  [
    { edition: 'wielka', modules: ['retreat', 'limit', 'items', 'raft', 'flag'], seats: 3 },
    'parrot parrot, keep sabre, keep sabre',
    'bc4803a394e69cf3',
  ],
];

it.each(GAMES)('%j', (choices, first, hash) => {
  const game = newGame(resolveRules(unwrap(setUp(choices))), new SeededChance('pinned'));
  const { rules, state } = game;
  const played: string[] = [];
  for (let made = 0; made < 40 && !isOver(state); made++) {
    const budget = { chance: new SeededChance(`${made}`), iterations: made < 4 ? 16 : 2 };
    const choice = legend1.choose(rules, viewFor(rules, state, state.actor), budget);
    const action = unwrap(checkAction(game, state.actor, choice));
    played.push(makeNotation(rules, action));
    apply(game, action);
  }
  expect(played.slice(0, 3).join(', ')).toBe(first);
  expect(createHash('sha256').update(played.join('\n')).digest('hex').slice(0, 16)).toBe(hash);
});
