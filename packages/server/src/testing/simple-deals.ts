/** Deals for tests and trials: a promise that can be checked, and the engine's own luck, which is not cryptographic. */
import { createHash, randomBytes } from 'node:crypto';
import { SeededChance } from '@cartagena/engine';
import type { Deals } from '../tables/deals.ts';

export const simpleDeals: Deals = {
  newSecret: () => randomBytes(32).toString('hex'),
  commitmentOf: (game, secret) => createHash('sha256').update(`${game} ${secret}`).digest('hex'),
  luckFrom: secret => table => {
    const seed = [secret, ...table.seats.map(({ entropy }) => entropy)].join(' ');
    return (_, action) => new SeededChance(`${seed} ${table.takebacks.filter(left => left < action).length}`, action);
  },
  recordOf: (table, { secret }) => ({ ...table.record, seed: secret }),
};
