/** Predicting a deal (A02: cryptographic failures). What fair deals promise, and what not, is in docs/fair-deals.md. */
import { setUp, unwrap } from '@cartagena/engine';
import { FAIR_VERSION, fairChance } from '@cartagena/fair';
import { expect, it } from 'vitest';
import { fairDeals } from '../../tables/fair-deals.ts';

const MANY = 500;
const config = unwrap(setUp({ edition: 'classic' }));
const luck = (secret: string, entropies = ['', ''], game = 'g') => {
  const source = fairChance(config, {
    ...{ version: FAIR_VERSION, game, secret, entropies, takebacks: [] },
    commitment: fairDeals.commitmentOf(game, secret),
  });
  const chance = source('', 0);
  return Array.from({ length: 20 }, () => chance.below(1000)).join();
};

it('secrets are never the same, and every bit of them is either', () => {
  const secrets = Array.from({ length: MANY }, () => fairDeals.newSecret());
  expect(new Set(secrets).size).toBe(MANY);
  const ones = Array.from({ length: 256 }, () => 0);
  for (const secret of secrets)
    for (let bit = 0; bit < 256; bit++) ones[bit] += (Number.parseInt(secret[bit >> 2], 16) >> (bit & 3)) & 1;
  // Six standard deviations.
  for (const count of ones) expect(Math.abs(count - MANY / 2)).toBeLessThan(3 * Math.sqrt(MANY));
});

it('whoever knows all earlier secrets, and all else of a game, knows nothing of its luck', () => {
  const known = Array.from({ length: 50 }, () => fairDeals.newSecret());
  const next = luck(fairDeals.newSecret());
  for (const secret of known) expect(luck(secret)).not.toBe(next);
});

it('the promise does not hold the secret, and the same secret is promised otherwise for another game', () => {
  const secret = fairDeals.newSecret();
  const promises = ['g', 'h'].map(game => fairDeals.commitmentOf(game, secret));
  expect(promises[0]).not.toBe(promises[1]);
  for (const promise of promises) expect(promise).not.toContain(secret.slice(0, 16));
});

it('the same secret with a word of anybody’s, or at another table, deals otherwise', () => {
  const secret = fairDeals.newSecret();
  const deals = [luck(secret), luck(secret, ['a', '']), luck(secret, ['', 'a']), luck(secret, ['', ''], 'h')];
  expect(new Set(deals).size).toBe(deals.length);
});
