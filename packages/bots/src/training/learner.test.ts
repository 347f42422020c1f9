import { SeededChance } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { FEATURES } from '../evaluation/features/feature-list.ts';
import { makeNet, type Net } from '../evaluation/net.ts';
import { Learner, type TrainingExample } from './learner.ts';

const chance = new SeededChance('lesson');
const random = () => chance.below(2001) / 1000 - 1;
const SIZE = FEATURES.names.length;

function randomNet(): Net {
  const net = makeNet(FEATURES, 3);
  for (const weights of [net.own, net.others!]) weights.set(Array.from(weights, () => random() / 4));
  net.second.set([0.7, -0.4, 0.9]);
  return net;
}

function randomExample(): TrainingExample {
  return { features: Float64Array.from({ length: 2 * SIZE }, random), target: Float64Array.of(0.8, 0.2) };
}

/** Written out plainly, for two seats. */
function lossOf({ own, others, second, hidden }: Net, { features, target }: TrainingExample): number {
  const scores = [0, 1].map(seat =>
    second.reduce((score, weight, h) => {
      let sum = 0;
      for (let f = 0; f < SIZE; f++) {
        sum += features[seat * SIZE + f] * own[f * hidden + h];
        if (f < FEATURES.changingCount) sum += features[(1 - seat) * SIZE + f] * others![f * hidden + h];
      }
      return score + Math.max(0, sum) * weight;
    }, 0),
  );
  const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0));
  return scores.reduce((loss, score, seat) => loss - target[seat] * (score - total), 0);
}

it('goes down the gradient that small steps in every direction measure', () => {
  const net = randomNet();
  const example = randomExample();
  const before = { ...net, own: net.own.slice(), others: net.others!.slice(), second: net.second.slice() };
  const loss = new Learner(net).learn([example], 1e-4);
  expect(loss).toBeCloseTo(lossOf(before, example), 9);
  // Adam's first step has the sign of the gradient only: compare it with the measured slope where there is one.
  const step = 1e-6;
  for (const part of ['own', 'others', 'second'] as const)
    before[part].forEach((weight, i) => {
      const shifted = { ...before, [part]: before[part].slice() };
      shifted[part][i] = weight + step;
      const slope = (lossOf(shifted, example) - lossOf(before, example)) / step;
      if (Math.abs(slope) > 1e-4) expect(Math.sign(net[part]![i] - weight)).toBe(-Math.sign(slope));
    });
});

it('repeated, makes the loss small', () => {
  const net = randomNet();
  const example = randomExample();
  const learner = new Learner(net);
  const first = learner.learn([example], 0.01);
  for (let i = 0; i < 300; i++) learner.learn([example], 0.01);
  const floor = -(0.8 * Math.log(0.8) + 0.2 * Math.log(0.2));
  expect(first).toBeGreaterThan(floor + 0.01);
  expect(lossOf(net, example)).toBeCloseTo(floor, 2);
});
