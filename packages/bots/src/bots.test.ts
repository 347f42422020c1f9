import {
  apply,
  checkAction,
  type Game,
  isOver,
  newGame,
  parseAction,
  resolveRules,
  SeededChance,
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
/** One round of search is enough: what is legal does not depend on how long a bot thinks. */
const iterations = 1;

function start(choices: (typeof TABLES)[number], seed: string): Game {
  return newGame(resolveRules(unwrap(setUp(choices))), new SeededChance(seed));
}

describe.each(Object.values(BOTS))('$name', bot => {
  it.each(TABLES)('plays whole games by the rules: %j', choices => {
    const game = start({ ...choices, pirates: 4 }, 'whole');
    const { rules, state } = game;
    for (let made = 0; !isOver(state) && made < 20_000; made++) {
      const view = viewFor(rules, state, state.actor);
      // The others are played by a quick bot: what this one does has to be legal, and to lead somewhere.
      const player = state.actor === 0 ? bot : BOTS.greedy;
      const choice = player.choose(rules, view, { chance: new SeededChance(`${made}`), iterations });
      apply(game, unwrap(parseAction(rules, state, choice)));
    }
    expect(isOver(state)).toBe(true);
  });

  it.each(TABLES)('decides the same again from the same view, iterations and chance: %j', choices => {
    const game = start(choices, 'again');
    const { rules, state } = game;
    // Rules of their own, so that nothing that the bot remembers of a table can help it.
    const sameRules = resolveRules(rules.config);
    for (let made = 0; !isOver(state) && made < 6; made++) {
      const view = viewFor(rules, state, state.actor);
      const choose = (by: typeof rules) => bot.choose(by, view, { chance: new SeededChance(`${made}`), iterations });
      const choice = choose(rules);
      expect(choose(made % 2 === 0 ? rules : sameRules)).toEqual(choice);
      apply(game, unwrap(parseAction(rules, state, choice)));
    }
  });
});

/** One for each way to decide. The others differ from these by numbers alone. */
const KINDS = ['random', 'greedy', 'landlubber', 'sailor', 'buccaneer', 'legend', 'hoarder'] as const;

it.each(
  everySetup()
    .filter((_, i) => i % 6 === 1)
    .map(config => [nameSetup(config), config] as const),
)('bots of every kind find a legal action at any table, at any moment: %s', (_, config) => {
  const bots = KINDS.map(name => BOTS[name]);
  walk(config, 'any table', { every: 29, most: 4 }, ({ rules, state }) => {
    const view = viewFor(rules, state, state.actor);
    for (const bot of bots) {
      const action = bot.choose(rules, view, { chance: new SeededChance(bot.name), iterations });
      expect(checkAction({ rules, state, chance: new SeededChance('') }, state.actor, action)).toMatchObject({
        ok: true,
      });
    }
  });
});
