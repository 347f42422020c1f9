/** What was left behind: every log folds and has what was acknowledged; every record of a finished game is true. */

import { parseFairRecord, verifyFairRecord } from '@cartagena/fair';
import { ask } from '../load/ask.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { fairDeals } from '../table-host/fair-deals.ts';
import type { Entry } from '../table-log/entry.ts';
import { takeEntry } from '../table-log/steps.ts';
import { Table } from '../table-log/table.ts';
import type { Findings } from './findings.ts';
import type { Acknowledged, Ledger } from './ledger.ts';

export interface Audited {
  readonly games: number;
  readonly finished: number;
  readonly entries: number;
  readonly claims: number;
  /** Draws of finished games that were computed again. */
  readonly draws: number;
}

export async function audit(address: string, port: number, ledger: Ledger, findings: Findings): Promise<Audited> {
  const store = await openStore(address, { defaultFile: address, onTrouble: ({ message }) => findings.fault(message) });
  const sum = { games: ledger.games.size, finished: 0, entries: 0, claims: 0, draws: 0 };
  try {
    for (const [game, claims] of ledger.games) {
      const table = await fold(store, game, claims, findings).catch((error: Error) => {
        findings.fault(`the log of a game does not fold: ${error.message}`);
      });
      sum.claims += claims.length;
      sum.entries += table?.seq ?? 0;
      if (table?.status !== 'over') continue;
      sum.finished++;
      sum.draws += await verify(port, game, findings);
    }
  } finally {
    await store.close();
  }
  return sum;
}

async function fold(store: Store, game: string, claims: readonly Acknowledged[], findings: Findings): Promise<Table> {
  const row = (await store.game(game))!;
  const entries = (await store.entries(game)) as Entry[];
  const table = new Table(game, fairDeals.luckFrom(row.secret));
  for (const entry of entries) takeEntry(table, entry);
  // Bots may have gone on between the two questions.
  if (table.seq < row.seq) findings.fault(`a log has ${table.seq} entries, its game ${row.seq}`);
  for (const { seq, kinds } of claims) {
    const kind = entries[seq - 1]?.kind;
    if (!kinds.includes(kind)) findings.fault(`entry ${seq} was acknowledged as ${kinds.join(' or ')} and is ${kind}`);
  }
  return table;
}

/** How many draws were checked. */
async function verify(port: number, game: string, findings: Findings): Promise<number> {
  const { body } = await ask(port, 'GET', `/api/games/${game}/record`, '');
  const record = parseFairRecord(body);
  const verdict = record.ok ? verifyFairRecord(record.value) : record;
  if (verdict.ok) return verdict.value.draws;
  findings.fault(`a record is not true: ${verdict.reason.text}`);
  return 0;
}
