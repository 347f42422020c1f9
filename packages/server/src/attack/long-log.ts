/**
 * A log as long as an attacker would make it, written straight into the store: the server's bounds do not allow such logs, and what
 * they cost is to be measured all the same.
 */
import { type Action, namedActions, unwrap } from '@cartagena/engine';
import type { Store } from '../store/store.ts';
import { fairDeals } from '../table-host/fair-deals.ts';
import { rowOf } from '../table-host/projection.ts';
import type { Entry, NewEntry } from '../table-log/entry.ts';
import { act, resign, undoableBy } from '../table-log/play.ts';
import { takeEntry } from '../table-log/steps.ts';
import { Table } from '../table-log/table.ts';

/** A database accepts only this many entries at once. */
const ENTRIES_PER_APPEND = 500;

const FEW_CARDS = 5;

interface Length {
  readonly actions: number;
  readonly pairs: number;
}

/**
 * Continues a game that has just begun and ends it by giving up. Resolves to the number of its last entry, or to undefined if somebody
 * won too early: then nothing is written.
 */
export async function writeLongLog(
  store: Store,
  game: string,
  { actions, pairs }: Length,
): Promise<number | undefined> {
  const { secret } = (await store.game(game))!;
  const table = new Table(game, fairDeals.luckFrom(secret));
  for (const entry of (await store.entries(game)) as Entry[]) takeEntry(table, entry);
  const from = table.seq;
  const log: NewEntry[] = [];
  const take = (entry: NewEntry) => {
    log.push(entry);
    takeEntry(table, { ...entry, seq: table.seq + 1, at: table.changedAt });
  };
  let undone = 0;
  for (let made = 0; made < actions; made++) {
    if (table.status === 'over') return undefined;
    const { rules, state } = table.game!;
    const player = table.seats[state.actor].player!;
    const legal = namedActions(rules, state);
    const play = legal.find(({ type }) => type === 'play');
    // The table is the same after each pair, so the pairs need not be folded here.
    if (play && canUndo(table, player, play))
      for (; undone * actions < pairs * (made + 1); undone++) {
        log.push(...unwrap(act(table, player, play, table.seq)));
        log.push({ kind: 'undone', seat: state.actor, player, body: { to: made, byConsent: false } });
      }
    // With few cards players go back if they can, so in most games nobody ever arrives.
    const retreat = legal.find(({ type }) => type === 'retreat');
    const action = (state.handCount[state.actor] < FEW_CARDS ? retreat : play) ?? retreat ?? legal[0];
    for (const entry of unwrap(act(table, player, action, table.seq))) take(entry);
  }
  for (const entry of unwrap(resign(table, table.seats[0].player!))) take(entry);
  await append(store, game, from, log, table);
  return from + log.length;
}

/** Whether the player may undo this action alone. */
function canUndo(table: Table, player: string, action: Action): boolean {
  const next = table.copy();
  for (const entry of unwrap(act(table, player, action, table.seq)))
    takeEntry(next, { ...entry, seq: next.seq + 1, at: next.changedAt });
  return undoableBy(next, table.actor!) > 0;
}

async function append(store: Store, game: string, from: number, log: readonly NewEntry[], table: Table): Promise<void> {
  const at = table.changedAt;
  for (let written = 0; written < log.length; written += ENTRIES_PER_APPEND) {
    const entries = log.slice(written, written + ENTRIES_PER_APPEND).map(entry => ({ ...entry, at }));
    const appended = await store.append({ game, after: from + written, entries, row: rowOf(table) });
    if (appended !== 'done') throw new Error(`The log could not be written: ${appended}.`);
  }
}
