import { resolveRules, type State, setUp, unwrap } from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { Observer } from './features/index.ts';
import { Judge } from './judge.ts';
import { netFor, parseKeptNet } from './kept-net.ts';
import { KEPT_NETS } from './nets/index.ts';
import { walk } from './testing/walk.ts';

const SETUPS = everySetup()
  .filter((_, i) => i % 3 === 0)
  .map(config => [nameSetup(config), config] as const);

describe.each(SETUPS)('%s', (_, config) => {
  const net = parseKeptNet(KEPT_NETS[netFor(config)]);

  it('chances add up to one, and what is kept in mind is what would be found again', () => {
    const rules = resolveRules(config);
    const seasoned = new Judge(rules, net);
    let met = false;
    const chancesBy = (judge: Judge, state: State): number[] => {
      const out = new Float64Array(rules.seats);
      judge.chances(state, out);
      return Array.from(out);
    };
    walk(config, 'judge', { every: 3, most: 60 }, ({ state }) => {
      if (!met) seasoned.meet(state);
      met = true;
      const fresh = new Judge(rules, net);
      fresh.meet(state);
      const chances = chancesBy(seasoned, state);
      expect(chances).toEqual(chancesBy(fresh, state));
      expect(chancesBy(seasoned, state)).toEqual(chances);
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    });
  });

  it('features are small numbers', () => {
    const observer = new Observer(resolveRules(config));
    walk(config, 'features', { every: 11, most: 20 }, ({ state, rules }) => {
      observer.meet(state);
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
  const judge = new Judge(rules, parseKeptNet(KEPT_NETS[netFor(unwrap(setUp({ edition: 'classic' })))]));
  judge.meet(state);
  const out = new Float64Array(2);
  judge.chances(state, out);
  expect(out[0]).toBeGreaterThan(0.95);
});
