/** Deals that anybody can check afterwards (docs/fair-deals.md). Tables that were opened under version 1 go on under it. */
import { createHmac, randomBytes } from 'node:crypto';
import { setImmediate as nextTick } from 'node:timers/promises';
import { unwrap } from '@cartagena/engine';
import {
  chainKey,
  chanceFromKey,
  commitToSecret,
  FAIR_VERSION,
  type FairDeal,
  fairChance,
  makeChainRecordInSteps,
  makeFairRecord,
  SECRET_BYTES,
  sealInput,
} from '@cartagena/fair';
import { chainEntryOf, isChained } from '../table-log/chain-link.ts';
import type { LuckOf, Table } from '../table-log/table.ts';
import type { Deals } from './deals.ts';

export const fairDeals: Deals = {
  newSecret: () => randomBytes(SECRET_BYTES).toString('hex'),
  commitmentOf: commitToSecret,
  luckFrom: secret => {
    const luckOf: LuckOf = table =>
      table.fair === 1
        ? fairChance(table.recordedConfig, firstDealOf(table, secret))
        : chanceFromKey(chainKey(secret, table.frozenHead, sharesOf(table)), table.takebacks);
    luckOf.commitFor = game => commitToSecret(game, secret);
    const key = Buffer.from(secret, 'hex');
    luckOf.seal = (n, action) => createHmac('sha256', key).update(sealInput(n, action)).digest('base64url');
    return luckOf;
  },
  recordOf: async (table, { secret }, entries) => {
    const { id: game, recordedConfig: config, actions } = table;
    if (table.fair === 1) return unwrap(makeFairRecord({ config, actions }, firstDealOf(table, secret)));
    const chain = entries.filter(({ kind }) => isChained(kind)).map(chainEntryOf);
    return unwrap(await inSlices(makeChainRecordInSteps({ game, config, secret, chain })));
  },
};

/** Steps after which others have their turn: some milliseconds. */
const STEPS_AT_ONCE = 50;

async function inSlices<T>(steps: Generator<undefined, T, undefined>): Promise<T> {
  for (let i = 1; ; i++) {
    const { done, value } = steps.next();
    if (done) return value;
    if (i % STEPS_AT_ONCE === 0) await nextTick();
  }
}

/** A seat without a share adds nothing: it is fixed by then, and everybody sees it. */
const sharesOf = ({ mirrored, seats }: Table): readonly string[] =>
  mirrored?.shares ?? seats.map(({ share }) => share ?? '');

function firstDealOf({ id, commitment, seats, takebacks }: Table, secret: string): FairDeal {
  return {
    version: FAIR_VERSION,
    game: id,
    commitment,
    secret,
    entropies: seats.map(({ entropy }) => entropy),
    takebacks: [...takebacks],
  };
}
