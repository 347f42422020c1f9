/** What is remembered of the deals of the days, whatever became of the memory. */

import { fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { spoiltNote } from '@cartagena/engine/testing/fuzz/spoilt';
import { isDay } from '@cartagena/study/deals';
import { expect, it } from 'vitest';
import { parseTries, streakOf } from './tries.ts';

const SCORE = { outcome: 'won', lead: 12, points: 112, turns: 40, symbols: '🟥🟨🟩' };
const TRIES = {
  '2026-11-16': { game: 'a1', begun: '2026-11-16', score: SCORE, result: '1;2026-11-16;end' },
  '2026-11-17': { game: 'b2', begun: '2026-11-17' },
};

it('what is remembered can be shown', () =>
  fuzz('web: deals of the days', 100, spoiltNote(TRIES), text => {
    const tries = parseJson(text);
    if (tries === undefined) return 'refused';
    for (const [day, { game, begun, score, result }] of Object.entries(tries)) {
      expect([isDay(day), isDay(begun), typeof game]).toEqual([true, true, 'string']);
      if (score) {
        expect(['won', 'shared', 'lost']).toContain(score.outcome);
        for (const number of [score.lead, score.points, score.turns]) expect(Number.isSafeInteger(number)).toBe(true);
        expect(score.symbols).toMatch(/^[🟩🟨🟥]+$/u);
      }
      expect(['string', 'undefined']).toContain(typeof result);
    }
    expect(streakOf(tries, '2026-11-17')).toBeLessThanOrEqual(2);
    return Object.keys(tries).length > 0 ? 'accepted' : 'refused';
  }));

function parseJson(text: string) {
  try {
    return parseTries(JSON.parse(text));
  } catch {
    return undefined;
  }
}
