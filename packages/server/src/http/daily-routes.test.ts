/** The leaderboard of a day over HTTP: results are played again by the real thread, with the real bots. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playedResult } from '../testing/daily.ts';
import { type Answer, Client, guests, type Node, startNode } from '../testing/server.ts';
import { hashOf } from './secrets.ts';

/** A Monday, the classic game; it is Wednesday. */
const DAY = '2026-11-16';
const TUESDAY = '2026-11-17';
const TODAY = '2026-11-18';
let time = Date.parse(`${TODAY}T12:00:00Z`);
const at = (moment: string) => {
  time = Date.parse(moment);
};

let node: Node;
let truth: string;
/** Of a person who plays worse. */
let other: string;
/** A game by the rules whose opponent is another bot: what a client with other nets would send. */
let foreign: string;

beforeAll(async () => {
  node = await startNode({ now: () => time });
  truth = await playedResult(DAY);
  other = await playedResult(DAY, { person: 'random' });
  foreign = await playedResult(DAY, { opponent: 'greedy' });
});
afterAll(() => node.close());

const send = (client: Client, result: unknown, day = DAY, some: object = {}, headers = {}): Promise<Answer> =>
  client.post(`/api/daily/${day}`, { result, ...some }, headers);
const board = async (client: Client, day = DAY) => (await client.get(`/api/daily/${day}`)).body;
/** The server's id of a client: nobody else is told. */
async function playerOf(client: Client): Promise<string> {
  const token = await node.store.tokens.get(hashOf(client.cookie.split('=')[1]));
  return token!.player;
}
const newcomer = async () => (await guests(node, 1))[0];

describe('the leaderboard of a day', () => {
  it('begins empty, for everybody', async () => {
    const empty = { day: DAY, isOpen: true, entries: [], hasMore: false, you: null, hasSent: false };
    expect(await board(new Client(node))).toEqual(empty);
    expect(await board(await newcomer())).toEqual(empty);
  });

  it('shows who sent a result, best first, each to all and as their own', async () => {
    const [anne, mary] = await guests(node, 2);
    const first = await send(mary, other, DAY, { name: 'Mary' });
    expect(first).toMatchObject({ status: 201, body: { rank: 1, name: 'Mary', isYou: true } });
    const second = await send(anne, truth, DAY, { name: ' Anne\u202e ' });
    expect(second).toMatchObject({ status: 201, body: { rank: 1, name: 'Anne', isYou: true } });
    const shown = await board(mary);
    expect(shown.entries).toMatchObject([
      { rank: 1, name: 'Anne', isYou: false },
      { rank: 2, name: 'Mary', isYou: true },
    ]);
    expect(shown.you).toEqual(shown.entries[1]);
    expect(shown.hasSent).toBe(true);
    const { points, lead, outcome, turns, story } = second.body;
    expect(points).toBe(lead + { won: 100, shared: 50, lost: 0 }[outcome as 'won']);
    expect(turns).toBeGreaterThan(5);
    expect(story).toMatch(/^[🟩🟨🟥]{1,10}$/u);
    // Neither players nor moves.
    expect(Object.keys(shown.entries[0]).sort()).toEqual([
      'isYou',
      'lead',
      'name',
      'outcome',
      'points',
      'rank',
      'sent',
      'story',
      'turns',
    ]);
    expect((await board(new Client(node))).entries.map(({ isYou }: { isYou: boolean }) => isYou)).toEqual([
      false,
      false,
    ]);
  });

  it('takes the first result of a player: another one is refused, a repeated request answered as before', async () => {
    const client = await newcomer();
    const key = { 'idempotency-key': 'once' };
    const first = await send(client, other, DAY, { name: 'Once' }, key);
    const repeated = await send(client, other, DAY, { name: 'Once' }, key);
    expect(first.status).toBe(201);
    expect(repeated).toMatchObject({ status: 201, body: first.body });
    expect(repeated.headers.get('idempotency-replayed')).toBe('true');
    expect(await send(client, truth, DAY)).toMatchObject({ status: 409, body: { code: 'sent-before' } });
    expect((await board(client)).you).toMatchObject({ name: 'Once', points: first.body.points });
  });

  it('has one entry of a player who sends from two tabs at once', async () => {
    const client = await newcomer();
    const twins = await Promise.all([send(client, truth), send(client, truth), send(client, other)]);
    expect(twins.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(twins.map(({ body }) => body.code ?? 'done').sort()).toEqual(['done', 'sent-before', 'sent-before']);
  });

  it('answers a request that is repeated before it was answered as the first one', async () => {
    const client = await newcomer();
    const key = { 'idempotency-key': 'twice' };
    const [first, again] = await Promise.all([send(client, truth, DAY, {}, key), send(client, truth, DAY, {}, key)]);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });

  it('has no two names that look the same', async () => {
    const [first, forger, guest, namesake] = await guests(node, 4);
    expect((await send(first, truth, DAY, { name: 'Olaf' })).status).toBe(201);
    // Cyrillic letters.
    const forged = await send(forger, truth, DAY, { name: 'О1аf' });
    expect(forged).toMatchObject({ status: 409, body: { code: 'name-taken', field: 'name' } });
    expect((await send(forger, truth, DAY, { name: 'Someone else' })).status).toBe(201);
    // Whoever chooses none gets a number.
    for (const client of [guest, namesake]) await client.ask('PATCH', '/api/me', { name: 'Olaf' });
    expect((await send(guest, truth)).body.name).toBe('Olaf 2');
    expect((await send(namesake, truth)).body.name).toBe('Olaf 3');
  });

  it.each([
    ['', 400],
    [' \u200b ', 400],
    ['x'.repeat(25), 400],
    [7, 400],
  ])('refuses %j as a name', async (name, status) => {
    expect(await send(await newcomer(), truth, DAY, { name })).toMatchObject({ status, body: { field: 'name' } });
  });

  it('forgets the name of a result that is withdrawn, and takes no other in its place', async () => {
    const client = await newcomer();
    await send(client, truth, DAY, { name: 'Gone soon' });
    expect((await client.ask('DELETE', `/api/daily/${DAY}`)).status).toBe(204);
    const shown = await board(client);
    expect(JSON.stringify(shown)).not.toContain('Gone soon');
    expect(shown).toMatchObject({ you: null, hasSent: true });
    expect((await send(client, truth, DAY)).body.code).toBe('sent-before');
    expect((await send(await newcomer(), truth, DAY, { name: 'Gone soon' })).status).toBe(201);
    expect((await new Client(node).ask('DELETE', `/api/daily/${DAY}`)).status).toBe(204);
  });

  it('lists the best fifty, and one’s own entry wherever it is', async () => {
    const client = await newcomer();
    const add = (player: string, points: number) =>
      node.store.dailyResults.add({
        ...{ day: TUESDAY, player, name: player, skeleton: player, points, outcome: 'won', lead: 0, turns: 9 },
        ...{ story: '🟩', sent: time },
      });
    for (let i = 0; i < 59; i++) await add(`player ${i}`, 200 - (i >> 1));
    const player = await playerOf(client);
    await add(player, 100);
    const shown = await board(client, TUESDAY);
    expect(shown.entries).toHaveLength(50);
    expect(shown.entries.map(({ rank }: { rank: number }) => rank).slice(0, 5)).toEqual([1, 1, 3, 3, 5]);
    expect(shown).toMatchObject({ hasMore: true, you: { rank: 60, isYou: true }, hasSent: true });
    for (let i = 59; i < 1000; i++) await add(`player ${i}`, 150);
    expect((await board(client, TUESDAY)).you.rank).toBeNull();
  });

  it('is for players who are known', async () => {
    expect(await send(new Client(node), truth)).toMatchObject({ status: 401, body: { code: 'no-player' } });
    const deleted = await newcomer();
    const { players } = node.store;
    const { get } = players;
    players.get = async () => undefined;
    expect(await send(deleted, truth, DAY, { name: 'Ghost' })).toMatchObject({ status: 401 });
    players.get = get;
  });
});

describe('a day', () => {
  it('that has not begun here is refused, and says what day it is', async () => {
    at(`${DAY}T23:59:59Z`);
    const early = await send(await newcomer(), truth.replace(DAY, TUESDAY), TUESDAY);
    expect(early).toMatchObject({ status: 409, body: { code: 'day-to-come' } });
    expect(early.body.text).toContain(`here it is ${DAY} (UTC)`);
    expect(await (await newcomer()).get(`/api/daily/${TUESDAY}`)).toMatchObject({ status: 409 });
  });

  it('is open for six days more, then closed; its leaderboard stays', async () => {
    at('2026-11-22T23:59:59Z');
    expect((await board(await newcomer())).isOpen).toBe(true);
    expect((await send(await newcomer(), truth, DAY, { name: 'Late' })).status).toBe(201);
    at('2026-11-23T00:00:00Z');
    const late = await send(await newcomer(), truth);
    expect(late).toMatchObject({ status: 409, body: { code: 'day-closed' } });
    expect(late.body.text).toContain('closed at the end of 2026-11-22');
    const shown = await board(await newcomer());
    expect(shown.isOpen).toBe(false);
    expect(shown.entries.length).toBeGreaterThan(0);
    at(`${TODAY}T12:00:00Z`);
  });

  it.each(['2026-10-31', '2026-02-30', 'today', '2026-11-16T00', '%00', '..%2f', '9999-99-99'])(
    '%s has none',
    async day => {
      const client = await newcomer();
      for (const method of ['GET', 'POST', 'DELETE'])
        expect(
          await client.ask(method, `/api/daily/${day}`, method === 'POST' ? { result: truth } : undefined),
        ).toMatchObject({
          status: 404,
          body: { code: 'no-day' },
        });
    },
  );
});

describe('a result', () => {
  it.each<[what: string, result: () => unknown, status: number, code: string]>([
    ['no text', () => 7, 400, 'malformed'],
    ['nothing', () => '', 400, 'malformed'],
    ['another format', () => `2${truth.slice(1)}`, 400, 'malformed'],
    ['another day', () => truth.replace(DAY, TUESDAY), 409, 'other-day'],
    ['a game that is not over', () => truth.split(';').slice(0, -1).join(';'), 409, 'unfinished'],
    ['something after the end', () => `${truth};end`, 409, 'after-end'],
    ['too many actions', () => `1;${DAY}${';end'.repeat(1001)}`, 400, 'too-long'],
    ['too long a text', () => 'x'.repeat(40_001), 400, 'too-long'],
    ['10 MB', () => 'x'.repeat(10_000_000), 413, 'too-large'],
  ])('of %s is refused, with what to do', async (_, result, status, code) => {
    const answer = await send(await newcomer(), result());
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.text.length).toBeGreaterThan(20);
  });

  it('against other bots than this server’s is refused, and says so', async () => {
    const answer = await send(await newcomer(), foreign);
    expect(answer).toMatchObject({ status: 409, body: { code: 'wrong-reply', field: 'result' } });
    expect(answer.body.text).toContain('bots of another version');
  });
});

describe('whoever sends much', () => {
  it('waits once the checks have cost enough, and can still play', async () => {
    // Fifty milliseconds a minute; the thread takes longer to start.
    const limited = await startNode({ now: () => time, config: { rateLimit: 10 } });
    const [client] = await guests(limited, 1);
    expect((await send(client, foreign)).body.code).toBe('wrong-reply');
    const refused = await send(client, truth);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await client.get('/api/games')).status).toBe(200);
    await limited.close();
  });

  it('is answered: a hundred results at once are checked or refused, and the node does other things meanwhile', async () => {
    const many = await guests(node, 100);
    const sending = many.map(client => send(client, foreign));
    expect((await many[0].get('/api/games')).status).toBe(200);
    const codes = new Set((await Promise.all(sending)).map(({ body }) => body.code));
    expect(codes).toContain('wrong-reply');
    for (const code of codes) expect(['busy', 'wrong-reply']).toContain(code);
  });
});
