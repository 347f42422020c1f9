/** Plans that were kept, and addresses that set something up: a game that works, rules of a table that can be, or neither. */
import { EDITIONS, setUp, unwrap } from '@cartagena/engine';
import { fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltNote, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from '../game/game-file.ts';
import { FIRST_PLAN, localPlan, onlinePlan, type Plan, parsePlan, planFromQuery } from './plan.ts';
import { rulesPath, tableIn } from './rules-address.ts';
import { seatsWith } from './seats.ts';
import { tableFor, versionOf, withAll } from './table-choice.ts';

const RULES = rulesPath(unwrap(setUp({ edition: 'wielka', modules: ['retreat', 'voyage', 'limit'] }))).split('?')[1];
const queries = fc.oneof(
  rubbishText,
  spoiltText(fc.constantFrom('edition=wielka&modules=all&with=link', 'edition=tortuga&with=here')),
  spoiltText(fc.constant(RULES)),
);

it('a new game', () =>
  fuzz('web: addresses of new games', 100, queries, query => {
    const plan = planFromQuery(new URLSearchParams(query), FIRST_PLAN);
    unwrap(setUp(localPlan(plan, () => 'x').game));
    return JSON.stringify(plan) === JSON.stringify(FIRST_PLAN) ? 'refused' : 'accepted';
  }));

it('the rules of a table', () =>
  fuzz(
    'web: addresses of rules',
    100,
    fc.tuple(fc.constantFrom('wielka', ...EDITIONS), queries),
    ([edition, query]) => {
      const table = tableIn(edition, new URLSearchParams(query));
      if (table === undefined) return 'refused';
      expect(unwrap(setUp(table))).toEqual(table);
      return 'accepted';
    },
  ));

it('a plan that was kept', () => {
  const plan: Plan = {
    table: tableFor('great-escape'),
    seats: seatsWith(['corsair', 'here']),
    isPublic: false,
    isDuplicate: true,
    clock: { kind: 'days', days: 2 },
  };
  return fuzz('web: kept plans', 100, spoiltNote(plan), text => {
    const parsed = parsePlan(parseJson(text));
    if (parsed === undefined) return 'refused';
    const { game, players } = localPlan(parsed, seat => seat.by);
    expect(unwrap(setUp(game)).seats).toBe(players.length);
    withAll(parsed.table);
    versionOf(parsed.table);
    expect(onlinePlan(parsed, 'Anna').seats).toHaveLength(players.length);
    return 'accepted';
  });
});
