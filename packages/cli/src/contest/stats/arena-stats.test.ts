import { setUp, unwrap } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { arenaText } from '../report/arena-text.ts';
import { ArenaStats } from './arena-stats.ts';

const CONFIG = unwrap(setUp({ edition: 'classic', luck: 'same' }));

/** Each deal is played from both seats; the seat that wins each of its two games. */
function resultOf(...deals: [first: number, second: number][]) {
  const stats = new ArenaStats(['anne', 'mary'], 2);
  deals.forEach((winners, deal) => {
    winners.forEach((winner, game) => {
      const seats = game === 0 ? [0, 1] : [1, 0];
      const scheduled = { number: 2 * deal + game, seed: `s-${deal}`, name: `s-${deal}/${game}`, seats };
      const rest = { ending: 'home', turns: 30, milliseconds: [[1], [1]], moduleCounts: [] } as const;
      stats.add(scheduled, { firstSeat: 0, winners: [winner], ...rest });
    });
  });
  return stats.result(2 * deals.length, CONFIG, 's');
}

it('an arena says how sure it is by deals', () => {
  // Anne wins both games of a deal, one of each of two, and none of the last.
  const result = resultOf([0, 1], [0, 0], [1, 1], [1, 0]);
  expect(result.byDeal.anne).toMatchObject({ deals: 4, share: result.shares.anne, error: 0.20412 });
  expect(result.byDeal.mary).toMatchObject({ deals: 4, share: 0.5 });
  expect(arenaText(result, undefined)).toMatch(/^by deals +deals +95 % interval +width +worth games$/m);
});

it('and nothing by deals if all of them gave the same', () => {
  const result = resultOf([0, 1], [0, 1], [0, 1]);
  expect(result.byDeal).toEqual({});
  expect(arenaText(result, undefined)).not.toContain('by deals');
});
