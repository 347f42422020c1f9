/** Predicting a deal (A02: cryptographic failures). What fair deals promise, and what not, is in docs/fair-deals.md. */
import { chainKey, chanceFromKey } from '@cartagena/fair';
import { expect, it } from 'vitest';
import { fairDeals } from '../../table-host/fair-deals.ts';

const MANY = 500;
const luck = (secret: string, shares = ['', ''], head = 'ab'.repeat(32)) => {
  const chance = chanceFromKey(chainKey(secret, head, shares), [])('', 0);
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

it('the same secret with a share of anybody’s, or after another course of the table, deals otherwise', () => {
  const secret = fairDeals.newSecret();
  const deals = [
    luck(secret),
    luck(secret, ['aa', '']),
    luck(secret, ['', 'aa']),
    luck(secret, ['', ''], 'cd'.repeat(32)),
  ];
  expect(new Set(deals).size).toBe(deals.length);
});
