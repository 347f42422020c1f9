import {
  apply,
  checkAction,
  type Game,
  isOver,
  newGame,
  parseAction,
  resolveRules,
  SeededChance,
  sampleState,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { describe, expect, it } from 'vitest';
import { BOTS } from './index.ts';
import { walk } from './testing/walk.ts';

const TABLES: Parameters<typeof setUp>[0][] = [
  { edition: 'classic' },
  { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'], seats: 3 },
  { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'], seats: 4 },
  { edition: 'diaries', modules: ['retreat', 'captain', 'raft'], seats: 5 },
  { edition: 'wielka', modules: ['retreat', 'limit', 'items', 'raft', 'flag'], seats: 2 },
];
/** One round of thought: what a bot may do does not depend on how long it thinks. */
const iterations = 1;

function start(choices: (typeof TABLES)[number], seed: string): Game {
  return newGame(resolveRules(unwrap(setUp(choices))), new SeededChance(seed));
}

describe.each(Object.values(BOTS))('$name', bot => {
  it.each(TABLES)('plays whole games by the rules: %j', choices => {
    const game = start(choices, 'whole');
    const { rules, state } = game;
    for (let made = 0; !isOver(state) && made < 20_000; made++) {
      const view = viewFor(rules, state, state.actor);
      const action = unwrap(
        parseAction(rules, state, bot.choose(rules, view, { chance: new SeededChance(`${made}`), iterations })),
      );
      apply(game, action);
    }
    expect(isOver(state)).toBe(true);
  });

  it.each(TABLES)('decides the same in two worlds that look the same to it: %j', choices => {
    const game = start(choices, 'worlds');
    const { rules, state } = game;
    for (let made = 0; !isOver(state) && made < 30; made++) {
      const view = viewFor(rules, state, state.actor);
      const other = viewFor(rules, sampleState(rules, view, new SeededChance(`other ${made}`)), state.actor);
      const choice = bot.choose(rules, view, { chance: new SeededChance(`${made}`), iterations });
      expect(bot.choose(rules, other, { chance: new SeededChance(`${made}`), iterations })).toEqual(choice);
      apply(game, unwrap(parseAction(rules, state, choice)));
    }
  });
});

it.each(
  everySetup()
    .filter((_, i) => i % 6 === 1)
    .map(config => [nameSetup(config), config] as const),
)('all bots know what to do at any table, at any moment: %s', (_, config) => {
  const bots = Object.values(BOTS);
  walk(config, 'any table', { every: 23, most: 6 }, ({ rules, state }) => {
    const view = viewFor(rules, state, state.actor);
    for (const bot of bots) {
      const action = bot.choose(rules, view, { chance: new SeededChance(bot.name), iterations });
      expect(checkAction({ rules, state, chance: new SeededChance('') }, state.actor, action)).toMatchObject({
        ok: true,
      });
    }
  });
});

it('greedy beats random', () => {
  let wins = 0;
  for (let g = 0; g < 40; g++) {
    const game = start({ edition: 'classic' }, `match ${g}`);
    const { rules, state } = game;
    const seats = g % 2 === 0 ? [BOTS.greedy, BOTS.random] : [BOTS.random, BOTS.greedy];
    for (let made = 0; !isOver(state); made++) {
      const bot = seats[state.actor];
      const action = bot.choose(rules, viewFor(rules, state, state.actor), {
        chance: new SeededChance(`${g}/${made}`),
      });
      apply(game, unwrap(parseAction(rules, state, action)));
    }
    if (seats[Math.log2(state.winners)] === BOTS.greedy) wins++;
  }
  expect(wins).toBeGreaterThan(30);
});
