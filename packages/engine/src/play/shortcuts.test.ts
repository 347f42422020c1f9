/** A shortcut states nothing of its own: at every table that has one, the listers that it stands in for list the same. */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import { EDITIONS } from '../base/vocabulary.ts';
import type { Choices, GameConfig } from '../model/game-config.ts';
import type { Rules } from '../model/rules.ts';
import { setUp } from '../setup/config.ts';
import { listersByPhase } from '../setup/phases.ts';
import { resolveRules } from '../setup/resolve.ts';
import { drawMix } from '../testing/mixes.ts';
import { everySetup, nameSetup } from '../testing/setups.ts';
import { actionBuffer, apply, legalActions } from './actions.ts';
import { deal, newGame } from './deal.ts';

const GAMES = 3;

const usesShortcut = ({ byPhase, moveTypes }: Rules): boolean =>
  byPhase.some(({ before }) => before.some(({ legal }) => moveTypes.every(type => type.legal !== legal)));

/** Tables with a plain path: all sizes of it, all numbers of everything. */
function plainTables(): GameConfig[] {
  return EDITIONS.flatMap(edition =>
    [2, 3, 4, 5].flatMap(seats =>
      [4, 5, 6].flatMap((pirates, i) =>
        [4, 5, 6, 8].map((segments, j): Choices => {
          const turn = seats + i + j;
          return {
            edition,
            modules: ['retreat', ...(turn % 3 === 0 ? (['empty'] as const) : [])],
            seats,
            pirates,
            segments: [segments],
            actions: 1 + (turn % 5),
            hand: 1 + ((turn * 3) % 10),
            layout: turn % 2 ? 'random' : 'printed',
            supply: i % 2 ? 'row' : 'stock',
            hands: j % 2 ? 'open' : 'hidden',
            recycle: turn % 4 !== 0,
          };
        }),
      ),
    ),
  ).map(choices => unwrap(setUp(choices)));
}

/** Plays at random and compares each list with the one that is made without shortcuts. */
function compareLists(rules: Rules, seed: string): void {
  const plain: Rules = { ...rules, byPhase: listersByPhase(rules, []) };
  const game = newGame(rules, new SeededChance(seed));
  const out = actionBuffer(rules);
  const expected = actionBuffer(rules);
  for (let i = 0; i < GAMES; i++) {
    deal(game);
    for (let n = legalActions(rules, game.state, out); n > 0; n = legalActions(rules, game.state, out)) {
      const count = legalActions(plain, game.state, expected);
      if (n !== count || out.some((action, at) => at < n && action !== expected[at]))
        expect(out.slice(0, n)).toEqual(expected.slice(0, count));
      apply(game, out[game.chance.below(n)]);
    }
  }
}

describe('shortcuts', () => {
  const mixes = Array.from({ length: 200 }, (_, i) => drawMix(new SeededChance(`shortcut ${i}`)));
  const eligible = [...plainTables(), ...everySetup(), ...mixes].filter(config => usesShortcut(resolveRules(config)));

  it('stand in at plain tables', () => {
    expect(plainTables().every(config => usesShortcut(resolveRules(config)))).toBe(true);
    expect(usesShortcut(resolveRules(unwrap(setUp({ edition: 'cartagena2' }))))).toBe(false);
  });

  it('list what the types that they stand in for list', () => {
    for (const config of eligible) compareLists(resolveRules(config), nameSetup(config));
  });
});
