import {
  apply,
  isOver,
  newGame,
  parseAction,
  resolveRules,
  SeededChance,
  setUp,
  totalProgress,
  turnsPlayed,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { expect, it } from 'vitest';
import type { Strategy } from '../search/strategy.ts';
import { makeBot } from './make-bot.ts';

/** Prefers what brings its own pirates least far: two of these would go on until the turns run out. */
const waits: Strategy = ({ rules, context: { turnSearch }, sample, legal }, { chance }) => {
  const grounds = legal.map(action =>
    totalProgress(rules, turnSearch.lookAt(sample, action, chance).state, sample.actor),
  );
  return legal[grounds.indexOf(Math.min(...grounds))];
};

it.each([
  { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
  { edition: 'diaries', modules: ['retreat', 'captain', 'raft'], seats: 3 },
] as const)('a standstill ends: %j', choices => {
  const bot = makeBot({ name: 'waits', about: '', milliseconds: 100, decide: waits });
  const game = newGame(resolveRules(unwrap(setUp(choices))), new SeededChance('standstill'));
  const { rules, state } = game;
  for (let made = 0; !isOver(state); made++) {
    const action = bot.choose(rules, viewFor(rules, state, state.actor), { chance: new SeededChance(`${made}`) });
    apply(game, unwrap(parseAction(rules, state, action)));
  }
  expect(turnsPlayed(state)).toBeGreaterThan(80 * rules.seats);
  expect(turnsPlayed(state)).toBeLessThan(180 * rules.seats);
});
