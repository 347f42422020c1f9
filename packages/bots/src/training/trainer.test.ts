import { expect, it } from 'vitest';
import type { Net } from '../evaluation/net.ts';
import { makeSavedNet } from '../evaluation/saved-net.ts';
import { curriculumFor } from './curriculum.ts';
import { trainNet } from './trainer.ts';

function train(games: number, seed: string): { net: Net; losses: number[] } {
  const episodes = trainNet(curriculumFor('classic-duel'), { games, hidden: 4, seed });
  const losses: number[] = [];
  for (let next = episodes.next(); ; next = episodes.next()) {
    if (next.done) return { net: next.value, losses };
    losses.push(next.value.loss);
  }
}

it('gives the same net again, and another one from another seed', () => {
  const { net } = train(6, 'a');
  expect(train(6, 'a').net).toEqual(net);
  expect(train(6, 'b').net).not.toEqual(net);
});

it('still trains the numbers that it trained when the saved nets were made', () => {
  const { first, second } = makeSavedNet(train(8, 'ref').net, 'a test');
  expect({ held: first.held, second }).toEqual({ held: '27 58 -77 -22', second: '-82 234 -172 63' });
});

it('learns to predict who wins', () => {
  const { losses } = train(120, 'learn');
  const mean = (list: number[]) => list.reduce((sum, one) => sum + one) / list.length;
  expect(mean(losses.slice(-40))).toBeLessThan(mean(losses.slice(0, 20)) - 0.02);
});
