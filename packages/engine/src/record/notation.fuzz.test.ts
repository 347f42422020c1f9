/** Actions from outside: whatever comes is refused with a reason, or is one that can be done now. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import type { Choices } from '../model/game-config.ts';
import type { Game } from '../model/rules.ts';
import { stateKey } from '../model/state.ts';
import { actionBuffer, legalActions, nameAction } from '../play/actions.ts';
import { newGame } from '../play/deal.ts';
import { checkAction } from '../record/check-action.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';
import { type Fate, fuzz, mustSayWhy } from '../testing/fuzz/fuzz.ts';
import { rubbish, rubbishText } from '../testing/fuzz/rubbish.ts';
import { spoiltJson, spoiltText } from '../testing/fuzz/spoilt.ts';
import { makeNotation } from './notation.ts';

const TABLES: Choices[] = [
  { edition: 'classic' },
  { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'], seats: 3 },
  { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'], seats: 5 },
  { edition: 'diaries', modules: ['retreat', 'captain', 'raft'], seats: 4 },
];
const GAMES = TABLES.map((choices, i) => newGame(resolveRules(unwrap(setUp(choices))), seededChance('fuzz', i)));
const games = fc.constantFrom(...GAMES);

const idsOf = ({ rules, state }: Game): number[] => {
  const out = actionBuffer(rules);
  return Array.from(out.subarray(0, legalActions(rules, state, out)));
};
/** Any action of the game, legal now or not. */
const withAction = games.chain(game =>
  fc.tuple(
    fc.constant(game),
    fc.oneof(fc.constantFrom(...idsOf(game)), fc.integer({ min: 0, max: game.rules.actionCount - 1 })),
  ),
);

function meet([game, seat, action]: readonly [Game, unknown, unknown]): Fate {
  const { rules, state } = game;
  const before = stateKey(state);
  const judged = checkAction(game, seat as number, action);
  expect(stateKey(state)).toBe(before);
  if (!judged.ok) return mustSayWhy(judged.reason);
  expect(seat).toBe(state.actor);
  expect(idsOf(game)).toContain(judged.value);
  expect(checkAction(game, state.actor, makeNotation(rules, judged.value))).toEqual(judged);
  return 'accepted';
}

describe('an action from outside', () => {
  it('noise', () =>
    fuzz(
      'engine: actions, noise',
      200,
      fc.tuple(games, fc.oneof(fc.integer({ min: -1, max: 6 }), rubbish), fc.oneof(rubbish, rubbishText)),
      meet,
    ));

  it('spoilt notation', () =>
    fuzz(
      'engine: actions, spoilt notation',
      200,
      withAction.chain(([game, id]) =>
        fc.tuple(
          fc.constant(game),
          fc.constant(game.state.actor),
          spoiltText(fc.constant(makeNotation(game.rules, id))),
        ),
      ),
      meet,
    ));

  it('spoilt objects', () =>
    fuzz(
      'engine: actions, spoilt objects',
      150,
      withAction.chain(([game, id]) =>
        fc.tuple(fc.constant(game), fc.constant(game.state.actor), spoiltJson(fc.constant(nameAction(game.rules, id)))),
      ),
      meet,
    ));
});
