import { namedActions, SeededChance, setUp, unwrap } from '@cartagena/engine';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sit, start } from '../table/gather.ts';
import { act, say } from '../table/play.ts';
import type { Table } from '../table/table.ts';
import { tellTable } from '../table/telling.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { Tables } from './tables.ts';

const luckFrom = (secret: string) => () => (_: string, action: number) => new SeededChance(secret, action);

let store: MemoryStore;
let node: Tables;
let other: Tables;

beforeEach(async () => {
  store = new MemoryStore();
  node = new Tables(store, luckFrom, () => 1000);
  other = new Tables(store, luckFrom, () => 2000);
  const config = unwrap(setUp({ edition: 'classic' }));
  const person = { by: 'person' } as const;
  await node.create('p0', 'Zero', {
    id: 'g',
    secret: 's',
    config,
    seats: [person, person],
    clock: { kind: 'none' },
    isPublic: true,
    commitment: 'c',
  });
  await other.run('g', table => sit(table, 'p1', { name: 'One' }));
  await node.run('g', table => start(table, 'p0'));
});

const firstLegal = (table: Table) => namedActions(table.game!.rules, table.game!.state)[0];
const step = (tables: Tables) =>
  tables.run('g', table => act(table, table.seats[table.actor!].player!, firstLegal(table), table.seq));

describe('commands', () => {
  it('of any node lead to the same table', async () => {
    for (let i = 0; i < 30; i++) await step(i % 2 ? node : other);
    const [here, there] = [await node.read('g'), await other.read('g')];
    expect(tellTable(here!, 'p0')).toEqual(tellTable(there!, 'p0'));
    expect(here!.actions.length).toBe(30);
    expect(store.rows.get('g')).toMatchObject({ seq: here!.seq, status: 'playing' });
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
    store.beforeAppend = async () =>
      void (await other.run('g', table => ({ ok: true, value: say(table, 'p1', { name: 'One', emote: 'hello' }) })));
    const outcome = await node.run('g', table =>
      act(table, table.seats[table.actor!].player!, firstLegal(table), seen),
    );
    expect(outcome!.kind).toBe('done');
    expect(outcome!.table.seq).toBe(seen + 2);
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
    const talk = (table: Table) => ({ ok: true as const, value: say(table, 'p1', { name: 'One', text: 'ahoy' }) });
    expect((await node.run('g', talk, answerFor))!.kind).toBe('done');
    expect((await other.run('g', talk, answerFor))!.kind).toBe('repeated');
    expect((await node.read('g'))!.seq).toBe(5);
  });

  it('for games that are not there find nothing', async () => {
    expect(await node.run('nowhere', () => ({ ok: true, value: [] }))).toBeUndefined();
    expect(await node.read('nowhere')).toBeUndefined();
  });
});

describe('watching', () => {
  it('tells everything once and in order, whoever did it, also what was missed', async () => {
    const heard: number[] = [];
    await step(other);
    const stop = await node.watch('g', 2, entry => heard.push(entry.seq));
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

  it('misses nothing, however many other tables are watched', async () => {
    const { secret, ...row } = store.rows.get('g')!;
    const log = store.logs.get('g')!.map(({ seq: _, ...entry }) => entry);
    for (let i = 0; i < 600; i++) {
      await store.createGame({ ...row, id: `g${i}`, secret }, log, []);
      await node.watch(`g${i}`, log.length, () => {});
    }
    const heard: number[] = [];
    await node.watch('g', log.length, entry => heard.push(entry.seq));
    await step(node);
    await step(other);
    await vi.waitFor(() => expect(heard).toEqual([log.length + 1, log.length + 2]));
  });

  it('needs no look at the log for what is done here', async () => {
    const heard: number[] = [];
    await node.watch('g', 4, entry => heard.push(entry.seq));
    const entries = vi.spyOn(store, 'entries');
    await step(node);
    await step(node);
    expect(entries).not.toHaveBeenCalled();
    expect(heard).toEqual([5, 6]);
  });

  it('never makes what is done here be judged by what is out of date', async () => {
    const deaf = Object.assign(Object.create(store), { subscribe: () => () => {} });
    node = new Tables(deaf, luckFrom, () => 1000);
    const heard: number[] = [];
    await node.watch('g', 4, entry => heard.push(entry.seq));
    const turnBefore = (await node.read('g'))!.game!.state.turns;
    while ((await other.read('g'))!.game!.state.turns === turnBefore) await step(other);
    const { actor, seats, seq } = (await other.read('g'))!;
    const { player } = seats[actor!];
    const legal = firstLegal((await other.read('g'))!);
    // To this node it is somebody else's turn.
    const outcome = await node.run('g', table => act(table, player!, legal, seq));
    expect(outcome).toMatchObject({ kind: 'done', table: { seq: seq + 1 } });
    expect(heard).toEqual(Array.from({ length: seq - 3 }, (_, i) => 5 + i));
  });

  it('hears the events of the game again after a lost connection', async () => {
    const live: unknown[] = [];
    const stop = await node.watch('g', 4, (_, events) => live.push(structuredClone(events)));
    for (let i = 0; i < 6; i++) await step(node);
    await vi.waitFor(() => expect(live.length).toBe(6));
    stop!();
    const again: unknown[] = [];
    await other.watch('g', 4, (_, events) => again.push(structuredClone(events)));
    expect(again).toEqual(live);
  });
});

it('of an append only the node that made it is told, with the table on both sides of it', async () => {
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
