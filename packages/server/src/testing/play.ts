/** A game that people play whatever happens to nodes and databases, and a look at what came of it. */

import { checkAction, makeNotation, unwrap } from '@cartagena/engine';
import { parseFairRecord, verifyFairRecord } from '@cartagena/fair';
import type { Clock } from '@cartagena/protocol';
import { expect } from 'vitest';
import type { Store } from '../store/store.ts';
import { fairDeals } from '../table-host/fair-deals.ts';
import type { Entry } from '../table-log/entry.ts';
import { takeEntry } from '../table-log/steps.ts';
import { Table } from '../table-log/table.ts';
import { type Client, guests, type Host } from './server.ts';
import { TestPlayer } from './test-player.ts';

export interface Play {
  readonly id: string;
  readonly hasBot: boolean;
  readonly host: Client;
  readonly players: readonly TestPlayer[];
}

/** Two people, each at another node if there are several, and perhaps a bot. `nodes` may change. */
export async function beginPlay(
  nodes: readonly Host[],
  { hasBot = false, clock = { kind: 'none' } as Clock } = {},
): Promise<Play> {
  const clients = await guests(nodes, 2);
  const people = clients.map(() => ({ by: 'person' }));
  const seats = hasBot ? [...people, { by: 'bot', bot: 'deckhand' }] : people;
  const game = { edition: 'classic', pirates: 4, segments: [4] };
  const { id } = (await clients[0].post('/api/games', { game, seats, clock })).body;
  await clients[1].post(`/api/games/${id}/seat`);
  await clients[0].post(`/api/games/${id}/start`);
  return { id, hasBot, host: clients[0], players: clients.map(client => new TestPlayer(client, nodes, id)) };
}

export const acknowledgedIn = (plays: readonly Play[]): number =>
  plays.flatMap(({ players }) => players.map(player => player.acknowledged.length)).reduce((a, b) => a + b, 0);

export async function leavePlays(plays: readonly Play[]): Promise<void> {
  await Promise.all(plays.flatMap(({ players }) => players.map(player => player.close())));
}

/** What was acknowledged is in the log at its number, and followers were sent all of it, once and in order. */
export async function checkPlay({ id, players, hasBot }: Play, store: Store): Promise<void> {
  const { secret } = (await store.game(id))!;
  const log = (await store.entries(id)) as Entry[];
  const table = new Table(id, fairDeals.luckFrom(secret));
  const claimed = players.flatMap(player => player.acknowledged);
  const told = new Map(claimed.map(one => [one.seq, one]));
  expect(told.size).toBe(claimed.length);
  for (const entry of log) {
    const claim = told.get(entry.seq);
    if (claim) {
      const action = makeNotation(table.game!.rules, unwrap(checkAction(table.game!, claim.seat, claim.action)));
      expect(entry).toMatchObject({ kind: 'acted', seat: claim.seat, body: { action } });
      told.delete(entry.seq);
    }
    takeEntry(table, entry);
  }
  expect([...told.keys()]).toEqual([]);
  // Nothing happened at the table that nobody asked for.
  if (!hasBot) expect(table.actions.length).toBe(claimed.length);
  for (const { follower } of players) {
    expect(follower.faults).toEqual([]);
    const heard = follower.news.map(({ seq, at, kind, seat }) => ({ seq, at, kind, seat }));
    expect(heard).toEqual(log.slice(-heard.length).map(({ seq, at, kind, seat }) => ({ seq, at, kind, seat })));
    expect(heard.at(-1)!.seq).toBe(log.length);
  }
}

/** The record of a game that is over is true. */
export async function checkRecord({ id, host }: Play): Promise<void> {
  const { body } = await host.get(`/api/games/${id}/record`);
  expect(verifyFairRecord(unwrap(parseFairRecord(body)))).toMatchObject({ ok: true });
}
