import { resolveRules, type State, setUp, unwrap } from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { walk } from '../testing/walk.ts';
import { Evaluator } from './evaluator.ts';
import { FeatureExtractor } from './features/feature-extractor.ts';
import { SAVED_NETS } from './nets/index.ts';
import { netNameFor, parseSavedNet } from './saved-net.ts';

const SETUPS = everySetup()
  .filter((_, i) => i % 3 === 0)
  .map(config => [nameSetup(config), config] as const);

describe.each(SETUPS)('%s', (_, config) => {
  const net = parseSavedNet(SAVED_NETS[netNameFor(config)]);

  it('chances add up to one, and what is kept in mind is what would be found again', () => {
    const rules = resolveRules(config);
    const seasoned = new Evaluator(rules, net);
    let met = false;
    const chancesBy = (judge: Evaluator, state: State): number[] => {
      const out = new Float64Array(rules.seats);
      judge.evaluate(state, out);
      return Array.from(out);
    };
    walk(config, 'judge', { every: 3, most: 60 }, ({ state }) => {
      if (!met) seasoned.prepare(state);
      met = true;
      const fresh = new Evaluator(rules, net);
      fresh.prepare(state);
      const chances = chancesBy(seasoned, state);
      expect(chances).toEqual(chancesBy(fresh, state));
      expect(chancesBy(seasoned, state)).toEqual(chances);
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    });
  });

  it('features are small numbers', () => {
    const observer = new FeatureExtractor(resolveRules(config));
    walk(config, 'features', { every: 11, most: 20 }, ({ state, rules }) => {
      observer.prepare(state);
      for (let seat = 0; seat < rules.seats; seat++) {
        observer.describe(state, seat);
        for (const value of observer.features) expect(Math.abs(value)).toBeLessThanOrEqual(12);
      }
    });
  });
});

it('knows who is ahead', () => {
  const { rules, state } = table(
    { edition: 'classic' },
    { pirates: [{ goal: 5, 36: 1 }, {}], hands: ['skull skull', 'key'] },
  ).game;
  const judge = new Evaluator(rules, parseSavedNet(SAVED_NETS[netNameFor(unwrap(setUp({ edition: 'classic' })))]));
  judge.prepare(state);
  const out = new Float64Array(2);
  judge.evaluate(state, out);
  expect(out[0]).toBeGreaterThan(0.95);
});
