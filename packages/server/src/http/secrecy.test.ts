/** Plays whole games as several clients, keeps everything that each of them ever receives, and compares it with what its seat may know. */

import { isDeepStrictEqual } from 'node:util';
import {
  type Choices,
  EDITIONS,
  type EditionId,
  type GameEvent,
  MODULES,
  type ModuleId,
  namedActions,
  redact,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { applyChange, type NewsMessage, type TableDetails } from '@cartagena/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Entry } from '../table-log/entry.ts';
import { takeEntry } from '../table-log/steps.ts';
import { Table } from '../table-log/table.ts';
import type { EventReader } from '../testing/event-reader.ts';
import { type Client, guests, type Node, startNode } from '../testing/server.ts';
import { commitShares, revealShares } from '../testing/shares.ts';
import { simpleDeals } from '../testing/simple-deals.ts';
import { hashOf } from './secrets.ts';

let nodes: Node[];
beforeAll(async () => {
  const node = await startNode();
  nodes = [node, await startNode({ store: node.store })];
});
afterAll(async () => {
  for (const node of nodes) await node.close();
});

/** As many modules as go together, tried in this order; hidden hands, a short way. */
function fullest(edition: EditionId, order: readonly ModuleId[], seats: number): Choices {
  const make = (modules: readonly ModuleId[]): Choices => ({
    ...({ edition, seats, pirates: 4, hands: 'hidden', supply: 'row', layout: 'random' } as const),
    modules,
    segments: modules.includes('voyage') ? [3, 3] : [4],
  });
  let modules: ModuleId[] = ['retreat'];
  for (const id of order) if (setUp(make([...modules, id])).ok) modules = [...new Set([...modules, id])];
  return make(modules);
}

const TABLES = EDITIONS.flatMap(edition => [
  [edition, fullest(edition, MODULES, 3)] as const,
  [`${edition}, the other way round`, fullest(edition, MODULES.toReversed(), 2)] as const,
]);

it('these tables have every module', () => {
  expect(new Set(TABLES.flatMap(([, { modules }]) => modules))).toEqual(new Set(MODULES));
});

it.each(TABLES)('nobody is told what only others may know: %s', async (_, game) => {
  const config = unwrap(setUp(game));
  for (const { lines } of nodes) lines.length = 0;
  const clients = await guests(nodes[0], config.seats + 1);
  clients.forEach((client, i) => {
    client.node = nodes[i % 2];
  });
  const people = clients.slice(0, config.seats);
  const id = (await people[0].post('/api/games', { game, isPublic: true })).body.id as string;
  const readers = await Promise.all(clients.map(client => client.follow(id)));
  const frugal = await Promise.all(clients.map(client => client.follow(id, undefined, '?changes=1')));
  for (const client of people.slice(1)) await client.post(`/api/games/${id}/seat`);
  const shares = await commitShares(people, id);
  await people[0].post(`/api/games/${id}/start`);
  await revealShares(people, id, shares);
  await play(id, clients, readers);

  const { store, lines } = nodes[0];
  const log = store.logs.get(id) as unknown as Entry[];
  const { secret } = store.rows.get(id)!;
  for (const reader of [...readers, ...frugal]) await vi.waitFor(() => expect(reader.ids.at(-1)).toBe(log.length));
  frugal.forEach((reader, i) => {
    compareChanges(reader, readers[i]);
  });
  await lookAround(id, clients, readers);
  for (const [i, client] of clients.entries()) await compareResumed(id, client, readers[i]);
  const tokens = clients.map(({ cookie }) => cookie.split('=')[1]);
  const players = await Promise.all(tokens.map(async token => (await store.tokens.get(hashOf(token)))!.player));
  readers.forEach((reader, i) => {
    compare(reader, log, simpleDeals.luckFrom(secret), i < config.seats ? i : null);
  });

  const heard = [...readers, ...frugal].flatMap(({ events, response }) => [
    ...events.map(({ raw }) => raw),
    JSON.stringify(response.headers),
  ]);
  const everything = [...heard, ...clients.flatMap(client => client.heard)].join('\n');
  const secrets = [secret, ...tokens, ...tokens.map(hashOf)];
  // The log may name players, by their ids.
  for (const text of [...secrets, ...players]) expect(everything).not.toContain(text);
  for (const text of secrets) expect([...lines, ...nodes[1].lines].join('')).not.toContain(text);
  const logged = new Set(nodes.flatMap(node => node.lines.flatMap(line => Object.keys(JSON.parse(line)))));
  expect([...logged].filter(field => !LOG_FIELDS.includes(field))).toEqual([]);
  // A share is shown when its seat reveals it, not before; and in no log of the server.
  const revealed = log.flatMap(({ seq, kind }) => (kind === 'revealed' ? [seq] : []));
  expect(revealed).toHaveLength(shares.length);
  shares.forEach((share, i) => {
    for (const { events } of readers)
      for (const { id: seq, raw } of events) if (seq! < revealed[i]) expect(raw).not.toContain(share);
    expect(lines.join('')).not.toContain(share);
  });
  // The deal is opened up at the end, for everybody.
  if (log.some(({ kind }) => kind === 'closed') || lastTable(readers[0]).status === 'over')
    expect(JSON.stringify((await clients.at(-1)!.get(`/api/games/${id}/record`)).body)).toContain(secret);
});

const lastTable = (reader: EventReader): TableDetails => reader.events.at(-1)!.data.table;

/** SOAK=10 plays whole games. */
const MOST_ACTIONS = 100 * Number(process.env.SOAK ?? 1);

const LOG_FIELDS = [
  'player',
  'network',
  'bytes',
  'end',
  'level',
  'time',
  'pid',
  'hostname',
  'msg',
  'reqId',
  'method',
  'path',
  'status',
  'ms',
];

/** Everybody asks for everything that there is; what a table looks like must not depend on how one asks. */
async function lookAround(id: string, clients: readonly Client[], readers: readonly EventReader[]): Promise<void> {
  for (const [i, client] of clients.entries()) {
    const table = await client.table(id);
    await vi.waitFor(() => expect(readers[i].ids.at(-1)).toBe(table.seq), { interval: 1 });
    expect(table).toEqual(lastTable(readers[i]));
    if (table.status !== 'over') {
      const record = await client.get(`/api/games/${id}/record`);
      expect([record.status, Object.keys(record.body)]).toEqual([409, ['code', 'text', 'seq']]);
    }
    for (const path of [
      '/api/games?status=open',
      '/api/games?status=playing',
      '/api/me/games',
      '/api/me/played',
      '/api/me',
      '/metrics',
    ])
      expect((await client.get(path)).status).toBe(200);
    const { tables } = (await client.get('/api/games?status=playing')).body;
    for (const listed of tables) expect(Object.keys(listed).sort()).toEqual(LISTED_FIELDS);
  }
}

const LISTED_FIELDS = [
  ...['id', 'status', 'created', 'updated', 'edition', 'modules', 'seats', 'clock', 'actor', 'since', 'deadline'],
  ...['isYourTurn', 'winners'],
].sort();

/** Who comes back is told what it would have been told. */
async function compareResumed(id: string, client: Client, live: EventReader): Promise<void> {
  const resumed = await client.follow(id, live.ids[0]);
  await vi.waitFor(() => expect(resumed.ids).toEqual(live.ids.slice(1)));
  const newsOf = (events: EventReader['events']) => events.map(({ data }) => data.news);
  expect(newsOf(resumed.events)).toEqual(newsOf(live.events.slice(1)));
  expect(resumed.events.filter(({ data }) => data.table !== null).length).toBe(1);
  resumed.cut();
}

/** A client that is sent changes knows at each moment what it would have been sent whole, and nothing else was in them. */
function compareChanges(reader: EventReader, whole: EventReader): void {
  expect(reader.ids).toEqual(whole.ids);
  let table: TableDetails = reader.events[0].data.table;
  expect(table).toEqual(whole.events[0].data.table);
  reader.events.slice(1).forEach(({ data }, i) => {
    const { change, ...rest } = data;
    table = applyChange(table, change);
    const heard = { ...rest, table };
    if (!isDeepStrictEqual(heard, whole.events[i + 1].data)) expect(heard).toEqual(whole.events[i + 1].data);
  });
}

/** Until the end, or until it has gone on for long enough; then all but one give up. Now and then somebody tries what is not allowed. */
async function play(id: string, clients: readonly Client[], readers: readonly EventReader[]): Promise<void> {
  const at = `/api/games/${id}`;
  const [people, spectator] = [clients.slice(0, -1), clients.at(-1)!];
  await vi.waitFor(() => expect(lastTable(readers[0]).status).toBe('playing'));
  let { seq } = lastTable(readers[0]);
  for (let i = 0; lastTable(readers[0]).status === 'playing' && i < MOST_ACTIONS; i++) {
    const actor = lastTable(readers[0]).game!.view.actor;
    await vi.waitFor(() => expect(readers[actor].ids.at(-1)).toBe(seq), { interval: 1 });
    const { legal } = lastTable(readers[actor]).game!;
    const forward = legal.filter(({ type }) => type === 'play');
    const action =
      (i % 3 > 0 && forward.length > 0 ? forward : legal)[(i * 7) % (forward.length || legal.length)] ?? legal[0];
    if (i % 20 === 0) {
      const wrong = await people[(actor + 1) % people.length].post(`${at}/actions`, { seq, action });
      expect(wrong).toMatchObject({ status: 403, body: { code: 'not-your-turn', seq } });
      expect(Object.keys(wrong.body).sort()).toEqual(['code', 'seq', 'text']);
      const strange = await spectator.post(`${at}/actions`, { seq, action });
      expect(strange).toMatchObject({ status: 403, body: { code: 'not-seated', seq } });
      expect((await spectator.post(`${at}/undo`)).status).toBe(403);
      if (i % 60 === 0) await lookAround(id, clients, readers);
      await people[actor].post(`${at}/actions`, { seq: 0, action });
      await people[actor].post(`${at}/actions`, { seq, action: 'retreat 1' }).then(async ({ status, body }) => {
        if (status === 200) seq = body.seq;
      });
      await vi.waitFor(() => expect(readers[0].ids.at(-1)).toBe(seq), { interval: 1 });
      continue;
    }
    const answer = await people[actor].post(`${at}/actions`, { seq, action });
    expect(answer.status).toBe(200);
    seq = answer.body.seq;
    await vi.waitFor(() => expect(readers[0].ids.at(-1)).toBe(seq), { interval: 1 });
    if (i % 25 === 7) seq = (await people[actor].post(`${at}/undo`)).body.seq;
    if (i === 30) seq = await goBack(id, people);
    await vi.waitFor(() => expect(readers[0].ids.at(-1)).toBe(seq), { interval: 1 });
  }
  if (lastTable(readers[0]).status === 'playing') for (const one of people.slice(1)) await one.post(`${at}/resign`);
}

/** By consent, over what everybody has seen. */
async function goBack(id: string, people: readonly Client[]): Promise<number> {
  const [first, ...others] = people;
  const { seq } = (await first.post(`/api/games/${id}/back`, { to: 10 })).body;
  const answers = [];
  for (const one of others) answers.push(await one.post(`/api/games/${id}/back/answer`, { agrees: true }));
  return answers.at(-1)?.body.seq ?? seq;
}

const TABLE_FIELDS = [
  ...[
    'id',
    'board',
    'otherBoard',
    'seq',
    'status',
    'config',
    'clock',
    'isPublic',
    'seats',
    'you',
    'commitment',
    'fair',
    'dealing',
    'deadline',
  ],
  ...['since', 'request', 'rematch', 'winners', 'closing', 'game', 'reservedUntil', 'muted', 'voice'],
  ...['claim', 'idleAt', 'isLocked'],
].sort();
const SEAT_FIELDS = ['away', 'bot', 'colour', 'isHost', 'isYou', 'name', 'plan', 'voice'];
const NEWS_FIELDS = ['at', 'events', 'kind', 'made', 'seat', 'seq'];

/** Goes through the log beside the reader: what it was told must be what the engine shows to this seat, and nothing more. */
function compare(
  reader: EventReader,
  log: readonly Entry[],
  luck: ReturnType<typeof simpleDeals.luckFrom>,
  seat: number | null,
): void {
  const viewer = seat ?? 'spectator';
  const table = new Table('', luck);
  const told = new Map(
    reader.events.filter(({ event }) => event === 'news').map(({ id, data }) => [id, data as NewsMessage]),
  );
  const first = reader.events[0].id!;
  for (const entry of log) {
    const events: GameEvent[] = [];
    takeEntry(table, structuredClone(entry), event => events.push(structuredClone(event)));
    if (entry.seq <= first) continue;
    const { news, table: view, ...rest } = told.get(entry.seq)!;
    expect(rest).toEqual({});
    const { link, ...plain } = news;
    expect(Object.keys(plain).sort()).toEqual(NEWS_FIELDS);
    // The seal of an action says nothing to whoever does not know the secret.
    if (entry.kind === 'acted')
      expect(link).toEqual({ by: 'player', seal: luck.seal!(table.chained, entry.body.action) });
    else if (link) expect(JSON.stringify(link)).not.toMatch(/player"?:|name|entropy/);
    const you = table.seatOf(seat === null ? null : playerAt(log, seat)) ?? 'spectator';
    expect(news.events).toEqual(json(events.map(event => redact(event, you))));
    expect(Object.keys(view!).sort()).toEqual(TABLE_FIELDS);
    expect(view!.muted).toEqual([]);
    for (const one of view!.seats) {
      expect(Object.keys(one).sort()).toEqual(SEAT_FIELDS);
      expect([null, ...table.seats.keys()]).toContain(one.voice);
    }
    if (!table.game) continue;
    const { rules, state } = table.game;
    expect(view!.game!.view).toEqual(json(viewFor(rules, state, viewer)));
    const isAsked = table.actor === seat && table.seats[seat!]?.away !== 'resigned';
    expect(view!.game!.legal).toEqual(isAsked ? json(namedActions(rules, state)) : []);
    expect(Object.keys(view!.game!).sort()).toEqual(['legal', 'made', 'undoable', 'view']);
  }
}

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const playerAt = (log: readonly Entry[], seat: number) =>
  log.find(entry => entry.kind === 'sat' && entry.seat === seat)!.player;
