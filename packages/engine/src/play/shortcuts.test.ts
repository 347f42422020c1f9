/** A shortcut states nothing of its own: every table that has one is played with it and without, list by list and state by state. */
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
import { oneIn } from '../testing/quick.ts';
import { everySetup, nameSetup } from '../testing/setups.ts';
import { actionBuffer, apply, legalActions } from './actions.ts';
import { deal, newGame } from './deal.ts';

const GAMES = 2;

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

/** Tables where cards are gained by helping others alone, on one leg and on two. */
function assistTables(): GameConfig[] {
  return EDITIONS.flatMap(edition =>
    [2, 3, 4, 5].flatMap(seats =>
      [[4], [6], [3, 4], [4, 3]].map((segments, i): Choices => {
        const turn = seats + i;
        return {
          edition,
          modules: ['assist', ...(segments.length > 1 ? (['voyage'] as const) : [])],
          seats,
          pirates: 4 + (turn % 3),
          segments,
          assist: turn % 2 ? 'nest' : 'morgan',
          actions: 1 + (turn % 5),
          hand: 1 + ((turn * 3) % 10),
          recycle: turn % 4 !== 0,
        };
      }),
    ),
  ).map(choices => unwrap(setUp(choices)));
}

function differ(a: Uint8Array | Uint16Array, b: Uint8Array | Uint16Array, count: number): boolean {
  for (let i = 0; i < count; i++) if (a[i] !== b[i]) return true;
  return false;
}

/** Plays at random with shortcuts and without, and compares each list and each state. */
function compareGames(rules: Rules, seed: string): void {
  const general: Rules = { ...rules, byPhase: listersByPhase(rules, []), usesPlainCardsAtOnce: false };
  const game = newGame(rules, new SeededChance(seed));
  const generalGame = newGame(general, new SeededChance(seed));
  const out = actionBuffer(rules);
  const expected = actionBuffer(rules);
  for (let i = 0; i < GAMES; i++) {
    deal(game);
    deal(generalGame);
    for (let n = legalActions(rules, game.state, out); n > 0; n = legalActions(rules, game.state, out)) {
      const count = legalActions(general, generalGame.state, expected);
      if (n !== count || differ(out, expected, n)) expect(out.slice(0, n)).toEqual(expected.slice(0, count));
      const action = out[game.chance.below(n)];
      generalGame.chance.below(n);
      apply(game, action);
      apply(generalGame, action);
      if (differ(game.state.bytes, generalGame.state.bytes, game.state.bytes.length))
        expect(game.state.bytes, `after ${action} with ${seed}`).toEqual(generalGame.state.bytes);
    }
  }
}

describe('shortcuts', () => {
  const mixes = Array.from({ length: 200 }, (_, i) => drawMix(new SeededChance(`shortcut ${i}`)));
  const eligible = [...plainTables(), ...assistTables(), ...everySetup(), ...mixes].filter(config =>
    usesShortcut(resolveRules(config)),
  );

  it.each<[string, Choices, boolean]>([
    ['one leg and nothing else', { edition: 'classic' }, true],
    ['cards for empty hands', { edition: 'wielka', modules: ['retreat', 'empty'] }, true],
    ['assists first', { edition: 'classic', modules: ['assist'] }, true],
    ['assists on two legs', { edition: 'cartagena2' }, true],
    ['two legs', { edition: 'classic', modules: ['retreat', 'voyage'] }, false],
    ['assists after retreats on two legs', { edition: 'classic', modules: ['retreat', 'assist', 'voyage'] }, false],
    ['assists with hats', { edition: 'diaries', modules: ['retreat', 'assist', 'captain'] }, false],
    ['hats', { edition: 'diaries', modules: ['retreat', 'captain'] }, false],
    ['rafts', { edition: 'diaries', modules: ['retreat', 'raft'] }, false],
  ])('stand in where they fit: %s', (_, choices, stands) => {
    expect(usesShortcut(resolveRules(unwrap(setUp(choices))))).toBe(stands);
  });

  it('stand in at plain tables and where others are helped', () => {
    expect([...plainTables(), ...assistTables()].every(config => usesShortcut(resolveRules(config)))).toBe(true);
  });

  it('list what the types that they stand in for list, and lead to the same states', () => {
    for (const config of oneIn(24, eligible)) compareGames(resolveRules(config), nameSetup(config));
  });
});
