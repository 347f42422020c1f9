/** Every route of the server, asked with noise, with good requests spoilt, and with nonsense that fits the schemas. */
import { Agent } from 'node:http';
import { fuzz, mustSayWhy } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishJson, rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltJson, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Courier } from '../notices/courier.ts';
import { type Route, routesOf } from '../testing/routes.ts';
import { fittingInputs } from '../testing/schema-inputs.ts';
import { beginGame, type Client, guests, type Node, startNode, step } from '../testing/server.ts';
import { askOnWire, sendBytes, type WireAnswer, type WireRequest } from '../testing/wire.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
let node: Node;
/** They play in peace; nobody who sends rubbish is one of them. */
let players: Client[];
let game: string;
/** They send rubbish, from seats of a game of their own and from outside. */
let vandals: Client[];
let wreck: string;
let routes: Route[];

beforeAll(async () => {
  // Nothing leaves this machine.
  node = await startNode({ courier: new Courier({ resolve: async () => [] }) });
  players = await guests(node, 2);
  vandals = await guests(node, 3);
  game = await beginGame(players);
  wreck = await beginGame(vandals.slice(0, 2), { edition: 'wielka', modules: ['retreat', 'limit', 'items', 'empty'] });
  for (let i = 0; i < 6; i++) await step(players, game, i);
  routes = routesOf(node.app);
});

afterAll(async () => {
  agent.destroy();
  await node.close();
});

/** Whatever was asked, it was answered, and what was not done has a reason. */
function judge({ status, type, body }: WireAnswer): 'refused' | 'accepted' {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  if (status < 400) return 'accepted';
  expect(type).toMatch(/^application\/json/);
  // An answer to HEAD has no body.
  return body === '' ? 'refused' : mustSayWhy(JSON.parse(body));
}

const plainHeader = rubbishText.map(text => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 2000));
const segment = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/** What a request of this route can look like. */
function requestsOf(route: Route): fc.Arbitrary<WireRequest> {
  const ids = fc.oneof(
    { arbitrary: fc.constantFrom(game, wreck), weight: 6 },
    { arbitrary: spoiltText(fc.constantFrom(game, wreck)).map(text => segment(text.slice(0, 300))), weight: 1 },
    { arbitrary: rubbishText.map(text => segment(text.slice(0, 300))), weight: 1 },
    { arbitrary: fc.constantFrom('%', '%zz', '..', '%2e%2e%2f', '%00', '*', ':id'), weight: 1 },
  );
  const paths = ids.map(id => route.path.replaceAll(/:\w+/g, () => id));
  const fields = Object.fromEntries(
    Object.entries(route.query).map(([name, schema]) => [
      name,
      fc.oneof(
        fittingInputs(schema).map(String),
        rubbishText.map(text => text.slice(0, 300)),
      ),
    ]),
  );
  const queries = fc
    .tuple(
      fc.record(fields, { requiredKeys: [] }),
      fc.dictionary(
        rubbishText.map(text => text.slice(0, 50)),
        plainHeader,
        { maxKeys: 1 },
      ),
    )
    .map(([own, other]) => Object.entries({ ...own, ...other } as { [name: string]: string }))
    .map(pairs => pairs.map(([name, value]) => `${segment(name)}=${segment(value)}`).join('&'));
  const cookies = fc
    .oneof(
      { arbitrary: fc.constantFrom(...vandals.map(({ cookie }) => cookie)), weight: 8 },
      { arbitrary: spoiltText(fc.constantFrom(...vandals.map(({ cookie }) => cookie))), weight: 1 },
      { arbitrary: plainHeader, weight: 1 },
    )
    .map(text => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 2000));
  const headers = fc.record(
    {
      cookie: cookies,
      'idempotency-key': fc.oneof(fc.constantFrom('a', 'b'), plainHeader),
      'last-event-id': fc.oneof(fc.nat().map(String), plainHeader),
      authorization: fc.oneof(
        plainHeader,
        plainHeader.map(text => `Bearer ${text}`),
      ),
      origin: plainHeader,
      accept: plainHeader,
      'accept-encoding': plainHeader,
      'x-forwarded-for': plainHeader,
      'if-none-match': plainHeader,
      range: plainHeader,
    },
    { requiredKeys: ['cookie'] },
  );
  return fc.tuple(paths, queries, sometimes(headers), bodiesOf(route)).map(([path, query, sent, { type, body }]) => ({
    method: route.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: { ...sent, ...(type === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body: Buffer.from(body) }),
  }));
}

/** Most requests have a good cookie and nothing else: otherwise few would get past the door. */
function sometimes(headers: fc.Arbitrary<{ cookie: string }>): fc.Arbitrary<{ cookie: string }> {
  const only = fc.constantFrom(...vandals.map(({ cookie }) => ({ cookie })));
  return fc.oneof({ arbitrary: only, weight: 2 }, { arbitrary: headers, weight: 1 });
}

interface Body {
  readonly type?: string;
  readonly body?: string | Buffer;
}

const JSON_TYPE = 'application/json';

function bodiesOf({ method, body, example }: Route): fc.Arbitrary<Body> {
  if (method === 'GET' || method === 'HEAD') return fc.constant({});
  const fitting = body === undefined ? fc.constant({}) : fittingInputs(body);
  const good = example === undefined ? fitting : fc.oneof(fitting, fc.constant(example));
  const text = good.map(value => JSON.stringify(value));
  const asJson = (bodies: fc.Arbitrary<string | Buffer>) => bodies.map(one => ({ type: JSON_TYPE, body: one }));
  return fc.oneof(
    { arbitrary: asJson(text), weight: 4 },
    { arbitrary: asJson(spoiltJson(good).map(value => JSON.stringify(value))), weight: 4 },
    { arbitrary: asJson(spoiltText(text)), weight: 2 },
    { arbitrary: asJson(rubbishJson.map(value => JSON.stringify(value))), weight: 2 },
    {
      arbitrary: asJson(fc.oneof(text, fc.constant('{"a":1,"a":2}')).map(one => one.replace('{', '{"seq":0,'))),
      weight: 1,
    },
    { arbitrary: asJson(fc.uint8Array({ maxLength: 100 }).map(bytes => Buffer.from(bytes))), weight: 1 },
    { arbitrary: asJson(fc.integer({ min: 1, max: 8000 }).map(depth => '['.repeat(depth))), weight: 1 },
    { arbitrary: fc.tuple(plainHeader, text).map(([type, body]) => ({ type, body })), weight: 1 },
    { arbitrary: fc.constant({}), weight: 1 },
  );
}

/** Whoever logs out cannot send any more. */
const logsOut = ({ method, path }: WireRequest): boolean => method === 'DELETE' && /^\/api\/me(\?|$)/.test(path);

async function meet(request: WireRequest): Promise<'refused' | 'accepted'> {
  if (logsOut(request)) {
    const [stranger] = await guests(node, 1);
    return judge(
      await askOnWire(node.url, { ...request, headers: { ...request.headers, cookie: stranger.cookie } }, agent),
    );
  }
  return judge(await askOnWire(node.url, request, agent));
}

const shown = async () => JSON.stringify((await players[0].table(game)).game);

describe('every route', () => {
  it('is known', () => {
    expect(routes.length).toBeGreaterThan(50);
    expect(routes).toContainEqual(expect.objectContaining({ method: 'POST', path: '/api/games/:id/back/answer' }));
    expect(routes.filter(({ body }) => body).length).toBeGreaterThan(10);
  });

  it('takes rubbish calmly, and no game suffers', async () => {
    const before = await shown();
    const inputs = fc.constantFrom(...routes).chain(requestsOf);
    await fuzz('server: requests', 400, inputs, meet);
    expect(await shown()).toBe(before);
    expect((await step(players, game)).status).toBe(200);
    // What was done to the other game was done by the rules: another node reads the same from its log.
    const other = await startNode({ store: node.store });
    const [here, there] = await Promise.all([node, other].map(one => fetch(`${one.url}/api/games/${wreck}`)));
    expect(await there.json()).toEqual(await here.json());
    await other.close();
    expect(node.lines.filter(line => line.includes('"unexpected"'))).toEqual([]);
  });

  it('takes broken HTTP calmly', async () => {
    const text = fc.constantFrom(...routes).map(({ method, path }) => {
      const body = JSON.stringify({ seq: 1, action: 'end' });
      const address = path.replaceAll(/:\w+/g, game);
      return `${method} ${address} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
    });
    const bytes = fc.oneof(
      spoiltText(text).map(one => Buffer.from(one)),
      fc.uint8Array({ maxLength: 300 }).map(one => Buffer.from(one)),
      spoiltText(text).map(one => Buffer.from(one, 'latin1')),
    );
    await fuzz('server: bytes', 60, bytes, async sent => {
      const heard = await sendBytes(node.url, sent);
      // What is unfinished is not answered.
      if (heard === '') return 'refused';
      const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(heard) ?? [];
      expect(Number(status)).toBeLessThan(500);
      return Number(status) < 400 ? 'accepted' : 'refused';
    });
    expect((await players[0].get(`/api/games/${game}`)).status).toBe(200);
    expect(node.lines.filter(line => line.includes('"unexpected"'))).toEqual([]);
  });
});
