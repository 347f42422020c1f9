import { BOTS, type Bot, type Thinker } from '@cartagena/bots';
import { EDITIONS, namedActions } from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, askBack, callTime, comeBack, say } from '../table-log/play.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { TestNode } from '../testing/node.ts';
import { here, inThread, mortal, mute } from '../testing/thinkers.ts';

let store: MemoryStore;
const nodes: TestNode[] = [];
beforeEach(() => {
  store = new MemoryStore();
});
afterEach(() => {
  for (const node of nodes.splice(0)) node.close();
});

function startNode(options: ConstructorParameters<typeof TestNode>[1] = {}): TestNode {
  const node = new TestNode(store, options);
  nodes.push(node);
  return node;
}

const isOver = (id: string) => vi.waitFor(() => expect(store.rows.get(id)!.status).toBe('over'));
const kinds = (id: string) => store.logs.get(id)!.map(({ kind }) => kind);

/** The tables of each edition with most modules: voyage and raft exclude each other. */
const FULLEST = EDITIONS.flatMap(edition =>
  (['voyage', 'raft'] as const).flatMap(module => {
    const tables = everySetup().filter(config => config.edition === edition && config.modules.includes(module));
    return tables.sort((a, b) => b.modules.length - a.modules.length).slice(0, 1);
  }),
);

describe('bots alone', () => {
  it.each(FULLEST.map(config => [nameSetup(config), config] as const))('play to the end: %s', async (_, config) => {
    const node = startNode({ thinker: inThread, graceMs: 120_000 });
    const players = Array.from({ length: config.seats }, (_, seat) => (seat === 1 ? 'random' : 'greedy'));
    await node.begin('g', config, players);
    await isOver('g');
    const table = await node.table('g');
    expect(table.closing).toBe('played');
    expect(kinds('g').filter(kind => kind === 'acted').length).toBe(table.actions.length);
    expect(node.log.lines).toEqual([]);
  });

  it('play at many tables at once', async () => {
    const node = startNode();
    const ids = Array.from({ length: 12 }, (_, i) => `g${i}`);
    for (const id of ids) await node.begin(id, { edition: 'classic' }, ['greedy', 'greedy']);
    for (const id of ids) await isOver(id);
  });

  it('finish also when their thread dies now and then', async () => {
    let asked = 0;
    const frail = (): Thinker => {
      const good = here();
      const bad = mortal();
      return { think: thought => (++asked % 7 === 0 ? bad : good).think(thought), close: () => {} } as Thinker;
    };
    const node = startNode({ thinker: frail });
    await node.begin('g', { edition: 'classic' }, ['greedy', 'greedy']);
    await isOver('g');
    expect(node.log.lines.length).toBeGreaterThan(3);
  });

  it('do the first thing that can be done if nobody can decide', async () => {
    const node = startNode({ thinker: mortal });
    await node.begin('g', { edition: 'classic' }, ['greedy', 'p1']);
    await vi.waitFor(async () => expect((await node.table('g')).actor).toBe(1));
    const { actions } = await node.table('g');
    expect(actions.length).toBeGreaterThan(0);
  });

  it('do so as well if what was decided cannot be done', async () => {
    const wild: Bot = { ...BOTS.greedy, choose: () => ({ type: 'end', to: 'the moon' }) as never };
    const node = startNode({ thinker: () => here({ ...BOTS, greedy: wild }) });
    await node.begin('g', { edition: 'classic' }, ['greedy', 'p1']);
    await vi.waitFor(async () => expect((await node.table('g')).actor).toBe(1));
  });

  it('have a successor if they are no longer known', async () => {
    const node = startNode();
    await node.begin('g', { edition: 'classic' }, ['blackbeard', 'greedy']);
    await isOver('g');
    expect(node.log.lines).toEqual([]);
  });

  it('see what their seat may see, with luck of their own', async () => {
    const heard: object[] = [];
    const node = startNode({ thinker: () => here(BOTS, thought => heard.push(thought)) });
    await node.begin('secret of the deal', { edition: 'classic' }, ['greedy', 'random']);
    await isOver('secret of the deal');
    expect(JSON.stringify(heard)).not.toContain('secret of the deal');
    expect(new Set(heard.map(thought => (thought as { seed: string }).seed)).size).toBe(heard.length);
    for (const { view } of heard as { view: { viewer: number; actor: number } }[]) expect(view.viewer).toBe(view.actor);
  });
});

describe('with people', () => {
  const LIVE = { kind: 'live', seconds: 30 } as const;

  /** A thinker that waits until it is let go on. */
  function slow() {
    const waiting: (() => void)[] = [];
    const thinker = (): Thinker => {
      const inner = here();
      return {
        think: async thought => {
          await new Promise<void>(go => waiting.push(go));
          return inner.think(thought);
        },
        close: () => {},
      } as Thinker;
    };
    const isAsked = () => vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    return { thinker, isAsked, letGo: () => waiting.shift()!() };
  }

  it('a stand-in plays for a player who ran out of time, until that player is back', async () => {
    const node = startNode();
    await node.begin('g', { edition: 'classic' }, ['p0', 'p1'], LIVE);
    await node.tables.run('g', table => ({ ok: true, value: callTime(table, table.deadline!) }));
    await vi.waitFor(async () => expect((await node.table('g')).actor).toBe(1));
    const made = (await node.table('g')).actions.length;
    expect(made).toBeGreaterThan(0);
    await node.tables.run('g', table => comeBack(table, 'p0'));
    await node.tables.run('g', table => ({ ok: true, value: callTime(table, table.deadline!) }));
    await vi.waitFor(async () => expect((await node.table('g')).actor).toBe(0));
    const { seq } = await node.table('g');
    await new Promise(resolve => setTimeout(resolve, 30));
    expect((await node.table('g')).seq).toBe(seq);
  });

  it('a decision that comes after its player is back is dropped', async () => {
    const { thinker, isAsked, letGo } = slow();
    const node = startNode({ thinker });
    await node.begin('g', { edition: 'classic' }, ['p0', 'p1'], LIVE);
    await node.tables.run('g', table => ({ ok: true, value: callTime(table, table.deadline!) }));
    await isAsked();
    await node.tables.run('g', table => comeBack(table, 'p0'));
    letGo();
    await vi.waitFor(() => expect(node.driver.driving).toBe(0));
    expect(kinds('g').at(-1)).toBe('back');
    expect(node.log.lines).toEqual([]);
  });

  it('a decision that comes after its moment was taken back is made anew', async () => {
    const { thinker, isAsked, letGo } = slow();
    const node = startNode({ thinker });
    await node.begin('g', { edition: 'classic' }, ['greedy', 'p1']);
    await isAsked();
    letGo();
    await isAsked();
    await node.tables.run('g', table => askBack(table, 'p1', 0));
    letGo();
    await isAsked();
    expect(kinds('g').slice(-3)).toEqual(['acted', 'asked', 'undone']);
    letGo();
    await vi.waitFor(() => expect(kinds('g').at(-1)).toBe('acted'));
  });

  it('talk does not disturb a bot', async () => {
    const { thinker, isAsked, letGo } = slow();
    const node = startNode({ thinker });
    await node.begin('g', { edition: 'classic' }, ['greedy', 'p1']);
    await isAsked();
    await node.tables.run('g', table => ({ ok: true, value: say(table, 'p1', { name: 'One', text: 'well?' }) }));
    letGo();
    await vi.waitFor(() => expect(kinds('g').slice(-2)).toEqual(['said', 'acted']));
  });

  it('bots take their time', async () => {
    const node = startNode({ pauseMs: 60 });
    const began = performance.now();
    await node.begin('g', { edition: 'classic' }, ['greedy', 'p1']);
    await vi.waitFor(() => expect(kinds('g').at(-1)).toBe('acted'));
    expect(performance.now() - began).toBeGreaterThan(55);
  });

  it('after the last person’s action the bots go on, and wait for the next', async () => {
    const node = startNode();
    await node.begin('g', { edition: 'classic' }, ['p0', 'greedy']);
    for (let turn = 0; turn < 4; turn++) {
      await vi.waitFor(async () => expect((await node.table('g')).actor).toBe(0), { interval: 2 });
      await node.tables.run('g', table =>
        act(table, 'p0', namedActions(table.game!.rules, table.game!.state)[0], table.seq),
      );
    }
    expect(node.log.lines).toEqual([]);
  });
});

describe('two nodes', () => {
  it('that ask for every decision both play it once', async () => {
    const [one, two] = [startNode(), startNode()];
    await store.subscribe('g', () => {
      one.driver.wake('g');
      two.driver.wake('g');
    });
    await one.begin('g', { edition: 'classic' }, ['greedy', 'random', 'greedy']);
    await isOver('g');
    const table = await two.table('g');
    expect(kinds('g').filter(kind => kind === 'acted').length).toBe(table.actions.length);
    expect([...one.log.lines, ...two.log.lines]).toEqual([]);
  });

  it('finish what one of them left undone', async () => {
    const dead = startNode({ thinker: mute });
    await dead.begin('g', { edition: 'classic' }, ['greedy', 'greedy']);
    dead.close();
    const other = startNode();
    other.driver.wake('g');
    other.driver.wake('g');
    await isOver('g');
  });

  it('whose store fails go on later', async () => {
    const node = startNode({ thinker: mute });
    await node.begin('g', { edition: 'classic' }, ['greedy', 'greedy']);
    node.close();
    const other = startNode();
    store.beforeAppend = () => Promise.reject(new Error('No space left.'));
    other.driver.wake('g');
    await vi.waitFor(() => expect(other.log.lines.length).toBe(1));
    expect(other.driver.driving).toBe(0);
    other.driver.wake('g');
    await isOver('g');
  });

  it('find nothing to do where no bot must act', async () => {
    const node = startNode();
    await node.begin('g', { edition: 'classic' }, ['p0', 'greedy']);
    for (const game of ['g', 'nowhere']) node.driver.wake(game);
    await vi.waitFor(() => expect(node.driver.driving).toBe(0));
    expect(kinds('g').at(-1)).toBe('started');
    expect(node.log.lines).toEqual([]);
  });
});

it('knows at how many tables of a player bots play alone', async () => {
  const node = startNode({ pauseMs: 20 });
  expect(node.driver.aloneFor('host')).toBe(0);
  for (const id of ['g1', 'g2']) await node.begin(id, { edition: 'classic' }, ['greedy', 'greedy']);
  await vi.waitFor(() => expect(node.driver.aloneFor('host')).toBe(2));
  // Somebody waits there.
  await node.begin('g3', { edition: 'classic' }, ['a1', 'greedy', 'greedy']);
  expect(node.driver.aloneFor('a1')).toBe(0);
  for (const id of ['g1', 'g2']) await isOver(id);
  await vi.waitFor(() => expect(node.driver.aloneFor('host')).toBe(0));
});
