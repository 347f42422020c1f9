/** Deals that anybody can check afterwards (docs/fair-deals.md). */
import { randomBytes } from 'node:crypto';
import { unwrap } from '@cartagena/engine';
import { FAIR_VERSION, type FairDeal, fairChance, makeCommitment, makeFairRecord, SECRET_BYTES } from '@cartagena/fair';
import type { Table } from '../table/table.ts';
import type { Deals } from './deals.ts';

export const fairDeals: Deals = {
  newSecret: () => randomBytes(SECRET_BYTES).toString('hex'),
  commitmentOf: (game, secret) => makeCommitment(game, Buffer.from(secret, 'hex')).commitment,
  luckFrom: secret => table => fairChance(table.recordedConfig, dealOf(table, secret)),
  recordOf: (table, { secret }) =>
    unwrap(makeFairRecord({ config: table.recordedConfig, actions: table.actions }, dealOf(table, secret))),
};

/** Bots add nothing to the luck: whoever runs the server could choose it for them. */
function dealOf({ id, commitment, seats, takebacks }: Table, secret: string): FairDeal {
  return {
    version: FAIR_VERSION,
    game: id,
    commitment,
    secret,
    entropies: seats.map(({ entropy }) => entropy),
    takebacks: [...takebacks],
  };
}
