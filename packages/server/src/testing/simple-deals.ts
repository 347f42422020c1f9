/** Deals for tests and trials: a commitment that can be checked, and the engine's own luck, which is not cryptographic. */
import { createHash, randomBytes } from 'node:crypto';
import { SeededChance } from '@cartagena/engine';
import type { Deals } from '../table-host/deals.ts';
import type { LuckOf } from '../table-log/table.ts';

const hash = (text: string) => createHash('sha256').update(text);

export const simpleDeals: Deals = {
  newSecret: () => randomBytes(32).toString('hex'),
  commitmentOf: (game, secret) => hash(`${game} ${secret}`).digest('hex'),
  luckFrom: secret => {
    const luckOf: LuckOf = table => {
      const seed = [secret, table.frozenHead, ...table.seats.map(({ share }) => share)].join(' ');
      return (_, action) => new SeededChance(`${seed} ${table.takebacks.filter(left => left < action).length}`, action);
    };
    luckOf.seal = (n, action) => hash(`${secret} ${n} ${action}`).digest('base64url');
    return luckOf;
  },
  recordOf: async (table, { secret }) => ({ ...table.record, seed: secret }),
};
