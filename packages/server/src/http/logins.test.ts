import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginGame, Client, guests, type Node, startNode, step } from '../testing/server.ts';
import { Logins } from './logins.ts';

describe('connections by token', () => {
  let known: Set<string>;
  let asked: string[];
  let ended: ServerResponse[];
  let logins: Logins;

  beforeEach(() => {
    known = new Set();
    asked = [];
    ended = [];
    logins = new Logins({
      isKnown: async token => {
        asked.push(token);
        return known.has(token);
      },
      end: response => ended.push(response),
    });
  });
  afterEach(() => logins.stop());

  function connect(token: string): ServerResponse {
    known.add(token);
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    logins.add(token, response);
    return response;
  }

  it('all of one token end, and no other', () => {
    const [one, two] = [connect('mine'), connect('mine')];
    connect('yours');
    logins.end('mine');
    logins.end('mine');
    expect(ended).toEqual([one, two]);
  });

  it('what has ended by itself is not kept', () => {
    const [one, two] = [connect('mine'), connect('mine')];
    one.emit('close');
    logins.end('mine');
    expect(ended).toEqual([two]);
  });

  it('a token that was logged out elsewhere is found within a round of looks', async () => {
    const responses = Array.from({ length: 150 }, (_, i) => connect(`token ${i}`));
    known.delete('token 7');
    for (let i = 0; i < 60; i++) await logins.look();
    expect(ended).toEqual([responses[7]]);
    expect(new Set(asked).size).toBe(150);
  });

  it('nobody is cut off because the database does not answer', async () => {
    connect('mine');
    known.clear();
    const look = vi.spyOn(known, 'has').mockImplementation(() => {
      throw new Error('No answer.');
    });
    await logins.look();
    expect(ended).toEqual([]);
    look.mockRestore();
    await logins.look();
    expect(ended).toHaveLength(1);
  });
});

describe('logging out', () => {
  let nodes: Node[];

  beforeEach(async () => {
    const node = await startNode();
    nodes = [node, await startNode({ store: node.store })];
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
  });

  it('ends what was followed with this token, also in another window, and leaves other devices alone', async () => {
    const [anne, mary] = await guests(nodes[0], 2);
    const id = await beginGame([anne, mary]);
    const device = await alsoAt(nodes[0], anne);
    const windows = [await anne.follow(id), await anne.follow(id)];
    const others = [await mary.follow(id), await device.follow(id)];
    await anne.ask('DELETE', '/api/me');
    await Promise.all(windows.map(({ ended }) => ended));
    for (const { events } of windows) expect(events.at(-1)!.event).toBe('reconnect');
    await vi.waitFor(async () =>
      expect((await nodes[0].app.inject('/metrics')).body).toMatch(/^cartagena_streams 2$/m),
    );
    await step([device, mary], id);
    await vi.waitFor(() => {
      for (const { events } of others) expect(events.at(-1)!.event).toBe('news');
    });
    for (const reader of others) reader.cut();
  });

  it('whoever becomes somebody else follows as nobody they were before', async () => {
    const [anne, mary] = await guests(nodes[0], 2);
    const id = await beginGame([anne, mary]);
    const reader = await anne.follow(id);
    const { code } = (await mary.post('/api/me/code')).body;
    await anne.post('/api/me/claim', { code });
    await reader.ended;
    expect(reader.events.at(-1)!.event).toBe('reconnect');
  });

  it('is noticed at another node', async () => {
    const [anne, mary] = await guests(nodes[0], 2);
    const id = await beginGame([anne, mary]);
    const elsewhere = new Client(nodes[1]);
    elsewhere.cookie = anne.cookie;
    const reader = await elsewhere.follow(id);
    await anne.ask('DELETE', '/api/me');
    await vi.waitFor(() => expect(reader.isEnded).toBe(true));
    expect(reader.events.at(-1)!.event).toBe('reconnect');
  });
});

/** The same player on another device. */
async function alsoAt(node: Node, player: Client): Promise<Client> {
  const device = new Client(node);
  await device.post('/api/me/claim', { code: (await player.post('/api/me/code')).body.code });
  return device;
}
