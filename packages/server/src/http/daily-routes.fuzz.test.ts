/** A thousand spoilt results of the deal of the day, sent to a server that plays each of them again. */
import { fuzz, mustSayWhy } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishJson, rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isTrueResult, playedResult } from '../testing/daily.ts';
import { type Client, guests, type Node, startNode } from '../testing/server.ts';

/** A Monday, the classic game: the shortest. */
const DAY = '2026-11-16';
const OTHER_DAYS = ['2026-11-17', '2026-11-18'];

let node: Node;
let truth: string;
let others: string[];
beforeAll(async () => {
  node = await startNode({ now: () => Date.parse('2026-11-18T12:00:00Z') });
  truth = await playedResult(DAY);
  others = await Promise.all(OTHER_DAYS.map(day => playedResult(day)));
});
afterAll(() => node.close());

const HOWS = ['swap', 'drop', 'double', 'foreign', 'cut', 'reverse'] as const;

/** The true game with some of its actions changed, dropped, doubled, moved or taken from another deal. */
function spoiltActions(): fc.Arbitrary<string> {
  const spoils = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...HOWS)), { minLength: 1, maxLength: 3 });
  return spoils.map(list => {
    let actions = truth.split(';').slice(2);
    const foreign = others[0].split(';').slice(2);
    for (const [a, b, how] of list) {
      if (actions.length === 0) break;
      const [i, j] = [a % actions.length, b % actions.length];
      if (how === 'swap') [actions[i], actions[j]] = [actions[j], actions[i]];
      else if (how === 'drop') actions.splice(i, 1);
      else if (how === 'double') actions.splice(i, 0, actions[i]);
      else if (how === 'foreign') actions[i] = foreign[b % foreign.length];
      else if (how === 'cut') actions = actions.slice(0, i);
      else actions = [...actions.slice(0, i), ...actions.slice(i).reverse()];
    }
    return ['1', DAY, ...actions].join(';');
  });
}

it('a thousand spoilt results are refused, each with a reason, and the leaderboard stays true', async () => {
  let vandals: Client[] = await guests(node, 1);
  const noName = { arbitrary: fc.constant({}), weight: 8 };
  const spoilt: fc.Arbitrary<unknown> = fc.oneof(
    { arbitrary: spoiltActions(), weight: 8 },
    { arbitrary: spoiltText(fc.constant(truth)), weight: 4 },
    // Another deal, as it is or said to be of this day.
    { arbitrary: fc.constantFrom(...others, ...others.map((text, i) => text.replace(OTHER_DAYS[i], DAY))), weight: 1 },
    // Too many actions, and too many letters.
    { arbitrary: fc.integer({ min: 900, max: 9000 }).map(count => `1;${DAY}${';end'.repeat(count)}`), weight: 1 },
    { arbitrary: fc.integer({ min: 1, max: 60 }).map(count => Array(count).fill(truth).join(';')), weight: 1 },
    { arbitrary: rubbishText, weight: 1 },
    { arbitrary: rubbishJson, weight: 1 },
  );
  const requests = fc.record({
    result: spoilt.filter(result => result !== truth),
    more: fc.oneof(noName, { arbitrary: fc.record({ name: rubbishJson }), weight: 1 }),
    day: fc.oneof(
      { arbitrary: fc.constant(DAY), weight: 9 },
      { arbitrary: fc.constantFrom(...OTHER_DAYS, '2026-11-19', '2026-11-01', '2026-02-30'), weight: 1 },
    ),
  });
  const accepted: string[] = [];
  await fuzz('results sent to a leaderboard', 1000, requests, async ({ result, more, day }) => {
    const { status, body } = await vandals[0].post(`/api/daily/${day}`, { result, ...more });
    if (status !== 201) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      return mustSayWhy(body);
    }
    // By accident it may be another true game: two actions of a turn, the other way round.
    if (!(await isTrueResult(day, result as string))) throw new Error(`This was never played: ${result}`);
    accepted.push(day);
    vandals = await guests(node, 1);
    return 'accepted';
  });
  for (const day of [DAY, ...OTHER_DAYS]) {
    const { entries } = (await vandals[0].get(`/api/daily/${day}`)).body;
    expect(entries).toHaveLength(accepted.filter(one => one === day).length);
  }
  expect(node.lines.filter(line => line.includes('"unexpected"'))).toEqual([]);
  // After all that a true one is accepted.
  expect((await vandals[0].post(`/api/daily/${DAY}`, { result: truth })).status).toBe(201);
});
