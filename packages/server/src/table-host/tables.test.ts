import { namedActions, SeededChance, setUp, unwrap } from '@cartagena/engine';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sit, start } from '../table-log/gather.ts';
import { act, say } from '../table-log/play.ts';
import type { Table } from '../table-log/table.ts';
import type { Happened } from '../table-log/table-view.ts';
import { tableViewFor } from '../table-log/table-view.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { rowOf } from './projection.ts';
import { Tables } from './tables.ts';

const luckFrom = (secret: string) => () => (_: string, action: number) => new SeededChance(secret, action);

const config = unwrap(setUp({ edition: 'classic' }));

let store: MemoryStore;
let node: Tables;
let other: Tables;

beforeEach(async () => {
  store = new MemoryStore();
  node = new Tables(store, luckFrom, () => 1000);
  other = new Tables(store, luckFrom, () => 2000);
  await openTable(node, 'g');
  await other.run('g', table => sit(table, 'p1', { name: 'One' }));
  await node.run('g', table => start(table, 'p0'));
});

function openTable(tables: Tables, id: string) {
  const seats = [{ by: 'person' }, { by: 'person' }] as const;
  const luck = { secret: 's', commitment: 'c' };
  return tables.create('p0', 'Zero', { id, ...luck, config, seats, clock: { kind: 'none' }, isPublic: true });
}

const firstLegal = (table: Table) => namedActions(table.game!.rules, table.game!.state)[0];
const hello = { name: 'One', emote: 'hello' } as const;
const talk = (table: Table) => ({ ok: true as const, value: say(table, 'p1', hello) });
/** Said by a player at another node. */
const saying = { kind: 'said', seat: 1, player: 'p1', body: hello, at: 2000 };
const step = (tables: Tables) =>
  tables.run('g', table => act(table, table.seats[table.actor!].player!, firstLegal(table), table.seq));

describe('commands', () => {
  it('of any node lead to the same table', async () => {
    for (let i = 0; i < 30; i++) await step(i % 2 ? node : other);
    const [here, there] = [await node.read('g'), await other.read('g')];
    expect(tableViewFor(here!, 'p0')).toEqual(tableViewFor(there!, 'p0'));
    expect(here!.actions.length).toBe(30);
    expect(store.rows.get('g')).toMatchObject({ seq: here!.seq, status: 'playing' });
  });

  it('of one node or of two in turn leave a complete row, though only what changes of it is written', async () => {
    for (let i = 0; i < 200; i++) {
      const outcome = await step(i % 7 < 5 ? node : other);
      expect(store.rows.get('g')).toMatchObject(rowOf(outcome!.table));
      if (outcome!.table.status === 'over') break;
    }
  });

  it('that lose a race are judged again by how things stand then', async () => {
    const before = (await node.read('g'))!;
    const seen = before.seq;
    const player = before.seats[before.actor!].player!;
    const action = firstLegal(before);
    store.beforeAppend = async () => void (await other.run('g', table => act(table, player, action, seen)));
    const outcome = await node.run('g', table => act(table, player, action, seen));
    expect(outcome).toMatchObject({ kind: 'refused', code: 'stale' });
    expect(outcome!.table.actions.length).toBe(1);
  });

  it('that lose a race against talk are done all the same', async () => {
    const seen = (await node.read('g'))!.seq;
    store.beforeAppend = async () => void (await other.run('g', talk));
    const outcome = await node.run('g', table =>
      act(table, table.seats[table.actor!].player!, firstLegal(table), seen),
    );
    expect(outcome!.kind).toBe('done');
    expect(outcome!.table.seq).toBe(seen + 2);
  });

  it('know their own entry, even if another node has gone on before they are answered', async () => {
    const append = store.append.bind(store);
    store.append = async made => {
      store.append = append;
      const appended = await append(made);
      await other.run('g', talk);
      return appended;
    };
    const outcome = await node.run('g', talk);
    expect(outcome).toMatchObject({ kind: 'done', table: { seq: 5 } });
    expect((await node.read('g'))!.seq).toBe(6);
  });

  it('that always lose are refused, with how things stand', async () => {
    const append = store.append.bind(store);
    node = new Tables(Object.assign(Object.create(store), { append: async () => 'stale' }), luckFrom, () => 1000);
    const outcome = await node.run('g', table => {
      void append({ game: 'g', after: table.seq, entries: [saying], row: {} });
      return talk(table);
    });
    expect(outcome).toMatchObject({ kind: 'refused', code: 'stale', table: { seq: store.rows.get('g')!.seq } });
  });

  it('at once are done one after the other', async () => {
    const seen = (await node.read('g'))!.seq;
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        node.run('g', table => act(table, table.seats[table.actor!].player!, firstLegal(table), seen)),
      ),
    );
    expect(outcomes.filter(outcome => outcome!.kind === 'done').length).toBe(1);
    expect((await other.read('g'))!.seq).toBe(seen + 1);
  });

  it('with the same key are done once', async () => {
    const answerFor = () => ({ player: 'p1', key: 'k', status: 200, body: '{}', at: 0 });
    expect((await node.run('g', talk, { answerFor }))!.kind).toBe('done');
    expect((await other.run('g', talk, { answerFor }))!.kind).toBe('repeated');
    expect((await node.read('g'))!.seq).toBe(5);
  });

  it('for games that are not there find nothing', async () => {
    expect(await node.run('nowhere', () => ({ ok: true, value: [] }))).toBeUndefined();
    expect(await node.read('nowhere')).toBeUndefined();
  });
});

describe('watching', () => {
  it('sends everything once and in order, whatever its source, also what was missed', async () => {
    const heard: number[] = [];
    await step(other);
    const stop = await node.watch('g', 2, ({ entry }) => heard.push(entry.seq));
    await step(other);
    await step(node);
    await vi.waitFor(() => expect(heard).toEqual([3, 4, 5, 6, 7].slice(0, heard.length)));
    await vi.waitFor(() => expect(heard.at(-1)).toBe((store.rows.get('g') as { seq: number }).seq));
    stop!();
    const { length } = heard;
    await step(other);
    await node.read('g');
    expect(heard.length).toBe(length);
  });

  it('brings an entry that came while an append of this node was in doubt', async () => {
    const { seq } = (await node.read('g'))!;
    const heard: number[] = [];
    await node.watch('g', seq, ({ entry }) => heard.push(entry.seq));
    store.beforeAppend = async () => {
      await step(other);
      throw new Error('in doubt');
    };
    await expect(step(node)).rejects.toThrow('in doubt');
    await vi.waitFor(() => expect(heard).toEqual([seq + 1]));
  });

  it('misses nothing, however many other tables are watched', async () => {
    const { secret, ...row } = store.rows.get('g')!;
    const log = store.logs.get('g')!.map(({ seq: _, ...entry }) => entry);
    for (let i = 0; i < 600; i++) {
      await store.createGame({ ...row, id: `g${i}`, secret }, log, []);
      await node.watch(`g${i}`, log.length, () => {});
    }
    const heard: number[] = [];
    await node.watch('g', log.length, ({ entry }) => heard.push(entry.seq));
    await step(node);
    await step(other);
    await vi.waitFor(() => expect(heard).toEqual([log.length + 1, log.length + 2]));
  });

  it('needs no look at the log for what is done here', async () => {
    const heard: number[] = [];
    await node.watch('g', 4, ({ entry }) => heard.push(entry.seq));
    const entries = vi.spyOn(store, 'entries');
    await step(node);
    await step(node);
    expect(entries).not.toHaveBeenCalled();
    expect(heard).toEqual([5, 6]);
  });

  it('needs no look at the log for what is done elsewhere and comes with the news, unless something is missing', async () => {
    let isSilent = false;
    const subscribe: MemoryStore['subscribe'] = (game, listener) =>
      store.subscribe(game, seq => {
        if (!isSilent) listener(seq, structuredClone(store.logs.get(game)!.slice(seq - 1)));
      });
    node = new Tables(Object.assign(Object.create(store), { subscribe }), luckFrom, () => 1000);
    const heard: number[] = [];
    await node.watch('g', 4, ({ entry }) => heard.push(entry.seq));
    const entries = vi.spyOn(store, 'entries');
    const say = (after: number) => store.append({ game: 'g', after, entries: [saying], row: {} });
    await say(4);
    await say(5);
    await vi.waitFor(() => expect(heard).toEqual([5, 6]));
    expect(entries).not.toHaveBeenCalled();
    isSilent = true;
    await say(6);
    isSilent = false;
    await say(7);
    await vi.waitFor(() => expect(heard).toEqual([5, 6, 7, 8]));
    expect(entries).toHaveBeenCalledTimes(1);
  });

  it('never makes what is done here be judged by what is out of date', async () => {
    const deaf = Object.assign(Object.create(store), { subscribe: async () => () => {} });
    node = new Tables(deaf, luckFrom, () => 1000);
    const heard: number[] = [];
    await node.watch('g', 4, ({ entry }) => heard.push(entry.seq));
    const turnBefore = (await node.read('g'))!.game!.state.turns;
    while ((await other.read('g'))!.game!.state.turns === turnBefore) await step(other);
    const { actor, seats, seq } = (await other.read('g'))!;
    const { player } = seats[actor!];
    const legal = firstLegal((await other.read('g'))!);
    // To this node it is another player's turn.
    const outcome = await node.run('g', table => act(table, player!, legal, seq));
    expect(outcome).toMatchObject({ kind: 'done', table: { seq: seq + 1 } });
    expect(heard).toEqual(Array.from({ length: seq - 3 }, (_, i) => 5 + i));
  });

  it('hears the events of the game again after a lost connection', async () => {
    const live: unknown[] = [];
    const stop = await node.watch('g', 4, ({ events }) => live.push(structuredClone(events)));
    for (let i = 0; i < 6; i++) await step(node);
    await vi.waitFor(() => expect(live.length).toBe(6));
    stop!();
    const again: unknown[] = [];
    await other.watch('g', 4, ({ events }) => again.push(structuredClone(events)));
    expect(again).toEqual(live);
  });

  it('needs no look at the log for what a client missed', async () => {
    const live: Happened[] = [];
    const stop = await node.watch('g', 4, happened => live.push(structuredClone(happened)));
    for (let i = 0; i < 6; i++) await step(node);
    stop!();
    const entries = vi.spyOn(store, 'entries');
    const again: (Happened & { isBehind: boolean })[] = [];
    await node.watch('g', 6, (happened, _, isBehind) => again.push({ ...happened, isBehind }));
    expect(again).toEqual(live.slice(2).map((one, i) => ({ ...one, isBehind: i < 3 })));
    // Only for what is new.
    expect(entries.mock.calls.map(([, after]) => after)).toEqual([10]);
  });

  it('sends the last thousand entries to a client that missed more, and lets others have their turn meanwhile', async () => {
    for (let after = 4; after < 2504; after += 100)
      await store.append({ game: 'g', after, entries: Array.from({ length: 100 }, () => saying), row: {} });
    const heard: number[] = [];
    let turns = 0;
    const countTurns = () => {
      turns++;
      if (heard.length < 1000) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    await other.watch('g', 0, ({ entry }) => heard.push(entry.seq));
    expect(heard).toEqual(Array.from({ length: 1000 }, (_, i) => 1505 + i));
    // Every 250 entries while it is read, and while it is sent.
    expect(turns).toBeGreaterThanOrEqual(12);
    await other.watch('g', 2500, ({ entry }) => heard.push(entry.seq));
    expect(heard.slice(1000)).toEqual([2501, 2502, 2503, 2504]);
  });

  it('goes on after the log could not be read for a while', async () => {
    const heard: number[] = [];
    await node.watch('g', 4, ({ entry }) => heard.push(entry.seq));
    const entries = vi.spyOn(store, 'entries').mockRejectedValue(new Error('away'));
    await store.append({ game: 'g', after: 4, entries: [saying], row: {} });
    await vi.waitFor(() => expect(entries).toHaveBeenCalled());
    entries.mockRestore();
    // Nobody says again that there is something new.
    await vi.waitFor(() => expect(heard).toEqual([5]));
  });

  it('ends, and says so, when the log cannot be read for long', async () => {
    const onTrouble = vi.fn();
    node = new Tables(store, luckFrom, () => 1000, { onTrouble, retryDelaysMs: [1, 1] });
    const onLost = vi.fn();
    await node.watch('g', 4, () => {}, onLost);
    const entries = vi.spyOn(store, 'entries').mockRejectedValue(new Error('away'));
    await store.append({ game: 'g', after: 4, entries: [saying], row: {} });
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
    expect(onTrouble.mock.calls).toEqual(Array.from({ length: 3 }, () => [{ game: 'g', error: 'away' }]));
    entries.mockRestore();
  });

  it('that fails leaves nothing behind', async () => {
    await node.read('g');
    const heard: number[] = [];
    const { entries } = store;
    store.entries = async () => {
      throw new Error('away');
    };
    await expect(node.watch('g', 2, ({ entry }) => heard.push(entry.seq))).rejects.toThrow('away');
    store.entries = entries;
    await step(node);
    await node.read('g');
    expect(heard).toEqual([]);
  });

  it('notifies everyone, however many tables are watched', async () => {
    const ids = Array.from({ length: 600 }, (_, i) => `g${i}`);
    const heard = new Set<string>();
    for (const id of ids) await openTable(node, id);
    await Promise.all(ids.map(id => node.watch(id, 2, () => heard.add(id))));
    await Promise.all(ids.map(id => other.run(id, talk)));
    await vi.waitFor(() => expect(heard.size).toBe(600));
  });
});

it('only the node that made an append is notified of it, with the table before and after', async () => {
  const told: string[] = [];
  const stop = node.onAppended((before, after) => told.push(`${before.seq} ${after.seq}`));
  await step(other);
  await step(node);
  expect(told).toEqual(['5 6']);
  store.beforeAppend = async () => void (await step(other));
  await step(node);
  // Lost against the other node, done after it.
  expect(told).toEqual(['5 6', '7 8']);
  stop();
  await step(node);
  expect(told.length).toBe(2);
});
