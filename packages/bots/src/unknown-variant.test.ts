/** Tables with a variant that no file of this package knows. It has actions, a decision, events and a state of its own. */
import {
  apply,
  checkAction,
  isOver,
  type Module,
  newGame,
  registerModule,
  resolveRules,
  SeededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { table } from '@cartagena/engine/testing/table';
import { stash } from '@cartagena/engine/testing/variant';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { BOTS } from './index.ts';
import { walk } from './testing/walk.ts';

const remove = registerModule(stash as Module);
afterAll(remove);

const CHOICES = { edition: 'classic', modules: ['retreat', 'stash'] } as const;
const TABLES = everySetup()
  .filter(({ modules }) => modules.includes('stash'))
  .filter((_, i) => i % 4 === 0)
  .map(config => [nameSetup(config), config] as const);

describe.each(Object.values(BOTS))('$name', bot => {
  it('plays a whole game', () => {
    const game = newGame(resolveRules(unwrap(setUp(CHOICES))), new SeededChance('whole'));
    const { rules, state } = game;
    for (let made = 0; !isOver(state) && made < 20_000; made++) {
      const budget = { chance: new SeededChance(`${made}`), iterations: 1 };
      const action = bot.choose(rules, viewFor(rules, state, state.actor), budget);
      apply(game, unwrap(checkAction(game, state.actor, action)));
    }
    expect(isOver(state)).toBe(true);
  });

  it('makes the decision that the variant asks for', () => {
    const t = table(CHOICES, { hands: ['key skull', 'hat'], stock: 'bottle bottle' });
    t.do('stash key', 'end', 'play start hat', 'end');
    expect(t.legal).toEqual(['dig', 'leave']);
    const { type } = bot.choose(t.game.rules, t.view(0), { chance: new SeededChance('decision'), iterations: 1 });
    expect(['dig', 'leave']).toContain(type);
  });

  it.each(TABLES)('finds a legal action at every moment: %s', (_, config) => {
    walk(config, 'moments', { every: 23, most: 3 }, game => {
      const { rules, state } = game;
      const budget = { chance: new SeededChance(bot.name), iterations: 1 };
      const action = bot.choose(rules, viewFor(rules, state, state.actor), budget);
      expect(checkAction(game, state.actor, action).ok).toBe(true);
    });
  });
});

/** The chances at the start of a game, by modules that are loaded anew. The variant is registered before the bots or after them. */
async function chancesWhenRegistered(
  when: 'before' | 'after',
): Promise<{ features: readonly string[]; chances: number[] }> {
  vi.resetModules();
  const engine = await import('@cartagena/engine');
  const variant = await import('@cartagena/engine/testing/variant');
  if (when === 'before') engine.registerModule(variant.stash as Module);
  const { FEATURES } = await import('./evaluation/features/feature-list.ts');
  const { searchContextFor } = await import('./search/index.ts');
  if (when === 'after') engine.registerModule(variant.stash as Module);
  const rules = engine.resolveRules(engine.unwrap(engine.setUp(CHOICES)));
  const { state } = engine.newGame(rules, new engine.SeededChance('equal'));
  const { evaluator } = searchContextFor(rules);
  const out = new Float64Array(rules.seats);
  evaluator.prepare(state);
  evaluator.evaluate(state, out);
  vi.resetModules();
  return { features: FEATURES.names, chances: Array.from(out) };
}

it('the saved nets evaluate its tables, whether it was registered before the bots were loaded or after', async () => {
  const [before, after] = [await chancesWhenRegistered('before'), await chancesWhenRegistered('after')];
  expect(before.features).toEqual([...after.features, 'has-stash']);
  expect(before.chances).toEqual(after.chances);
  expect(before.chances[0] + before.chances[1]).toBeCloseTo(1, 9);
});
