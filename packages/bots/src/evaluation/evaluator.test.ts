import { resolveRules, type State } from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { table } from '@cartagena/engine/testing/table';
import { expect, it } from 'vitest';
import { walk } from '../testing/walk.ts';
import { Evaluator } from './evaluator.ts';
import { NETS } from './nets/index.ts';
import { netNameFor, parseSavedNet } from './saved-net.ts';

it.each(
  everySetup()
    .filter((_, i) => i % 3 === 0)
    .map(config => [nameSetup(config), config] as const),
)('chances add up to one, and the cache changes none of them: %s', (_, config) => {
  const rules = resolveRules(config);
  const net = parseSavedNet(NETS[netNameFor(config)]);
  const chancesBy = (evaluator: Evaluator, state: State): number[] => {
    const out = new Float64Array(rules.seats);
    evaluator.evaluate(state, out);
    return Array.from(out);
  };
  const cached = new Evaluator(rules, net);
  let isPrepared = false;
  walk(config, 'judge', { every: 3, most: 60 }, ({ state }) => {
    if (!isPrepared) cached.prepare(state);
    isPrepared = true;
    const fresh = new Evaluator(rules, net);
    fresh.prepare(state);
    const chances = chancesBy(cached, state);
    expect(chances).toEqual(chancesBy(fresh, state));
    expect(chancesBy(cached, state)).toEqual(chances);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
  });
});

it('knows who is ahead', () => {
  const { rules, state } = table(
    { edition: 'classic' },
    { pirates: [{ goal: 5, 36: 1 }, {}], hands: ['skull skull', 'key'] },
  ).game;
  const evaluator = new Evaluator(rules, parseSavedNet(NETS[netNameFor(rules.config)]));
  evaluator.prepare(state);
  const out = new Float64Array(2);
  evaluator.evaluate(state, out);
  expect(out[0]).toBeGreaterThan(0.95);
});
