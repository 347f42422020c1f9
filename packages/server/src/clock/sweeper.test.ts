import { namedActions } from '@cartagena/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { BOT_TIMEOUT_MS } from '../table-host/projection.ts';
import { act } from '../table-log/play.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { TestNode } from '../testing/node.ts';
import { mute } from '../testing/thinkers.ts';
import { Sweeper, type SweeperOptions } from './sweeper.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const LIVE = { kind: 'live', seconds: 30 } as const;

let now: number;
/** The stopwatch. */
let elapsed: number;
let store: MemoryStore;
let node: TestNode;
let sweeper: Sweeper;
const clean = vi.fn();

beforeEach(() => {
  now = 1_000_000;
  elapsed = 0;
  clean.mockClear();
  store = new MemoryStore();
  node = startNode();
  sweeper = makeSweeper();
});
afterEach(async () => {
  await sweeper.close();
  node.close();
});

const startNode = (options = {}) => new TestNode(store, { now: () => now, ...options });
const makeSweeper = (options: Partial<SweeperOptions> = {}) =>
  new Sweeper({
    store: store as unknown as Store,
    tables: node.tables,
    log: node.log,
    wake: game => node.driver.wake(game),
    clean,
    now: () => now,
    elapsed: () => elapsed,
    ...options,
  });

/** Time goes by, and the sweeper looks every second. */
async function pass(seconds: number, ...sweepers: Sweeper[]): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    now += SECOND;
    elapsed += SECOND;
    await Promise.all((sweepers.length > 0 ? sweepers : [sweeper]).map(one => one.look()));
  }
}

const away = (id: string) => store.logs.get(id)!.filter(({ kind }) => kind === 'away').length;
const step = (id: string) =>
  node.tables.run(id, table =>
    act(table, table.seats[table.actor!].player!, namedActions(table.game!.rules, table.game!.state)[0], table.seq),
  );

describe('time', () => {
  it('is called when it is up, and then a bot plays', async () => {
    await pass(61);
    await node.begin('g', { edition: 'classic' }, ['p0', 'p1'], LIVE);
    await pass(29);
    expect(away('g')).toBe(0);
    await pass(1);
    expect(away('g')).toBe(1);
    await vi.waitFor(() => expect(store.logs.get('g')!.at(-1)!.kind).toBe('acted'));
  });

  it('is called once, whichever node looks', async () => {
    const other = startNode();
    const onTimeCalled = vi.fn();
    const onSwept = vi.fn();
    const sweepers = [
      makeSweeper({ onTimeCalled, onSwept }),
      makeSweeper({ tables: other.tables, wake: () => {}, onTimeCalled }),
    ];
    await pass(61, ...sweepers);
    // No node leaves a game to the other: that the log decides is what is to be shown.
    store.takeDue = async () => ({
      games: [...store.rows.values()].filter(({ deadline }) => deadline !== null && deadline <= now),
      next: null,
    });
    await node.begin('g', { edition: 'classic' }, ['p0', 'p1'], LIVE);
    await pass(31, ...sweepers);
    expect(away('g')).toBe(1);
    expect(onTimeCalled).toHaveBeenCalledTimes(1);
    expect(onSwept).toHaveBeenCalledTimes(61 + 31);
    expect([...node.log.lines, ...other.log.lines]).toEqual([]);
    other.close();
  });

  it('is not called for a player who acted just now', async () => {
    await pass(61);
    await node.begin('g', { edition: 'classic' }, ['p0', 'p1'], LIVE);
    const before = (await node.table('g')).game!.state.turns;
    await pass(29);
    store.beforeAppend = async () => {
      while ((await node.table('g')).game!.state.turns === before) await step('g');
    };
    const other = startNode();
    now += SECOND;
    await makeSweeper({ tables: other.tables, grace: 0 }).look();
    expect(away('g')).toBe(0);
    other.close();
  });

  it('does not run out in days by a second', async () => {
    await node.begin('g', { edition: 'classic' }, ['p0', 'p1'], { kind: 'days', days: 1 });
    await pass(120);
    expect(away('g')).toBe(0);
    expect(store.rows.get('g')!.deadline).toBe(1_000_000 + 24 * HOUR);
  });
});

describe('a clock that jumps', () => {
  it('forward gives everybody some grace, in which to act', async () => {
    await pass(61);
    for (const id of ['a', 'b']) await node.begin(id, { edition: 'classic' }, ['p0', 'p1'], LIVE);
    now += 5 * HOUR;
    await pass(50);
    expect([away('a'), away('b')]).toEqual([0, 0]);
    const { turns } = (await node.table('a')).game!.state;
    while ((await node.table('a')).game!.state.turns === turns) await step('a');
    await pass(22);
    expect([away('a'), away('b')]).toEqual([0, 1]);
  });

  it('forward by a little gives the same grace', async () => {
    await pass(61);
    await node.begin('g', { edition: 'classic' }, ['p0', 'p1'], LIVE);
    await pass(25);
    now += 8 * SECOND;
    await pass(59);
    expect(away('g')).toBe(0);
    await pass(12);
    expect(away('g')).toBe(1);
  });

  it('again and again lets nobody’s time be called in between', async () => {
    await pass(61);
    await node.begin('g', { edition: 'classic' }, ['p0', 'p1'], LIVE);
    for (let jumps = 0; jumps < 5; jumps++) {
      now += (jumps % 2 === 0 ? 40 : -30) * SECOND;
      await pass(50);
    }
    expect(away('g')).toBe(0);
  });

  it('is no jump if the machine was only slow', async () => {
    await pass(61);
    await node.begin('g', { edition: 'classic' }, ['p0', 'p1'], LIVE);
    for (let i = 0; i < 8; i++) {
      now += 4 * SECOND;
      elapsed += 4 * SECOND;
      await sweeper.look();
    }
    expect(away('g')).toBe(1);
  });

  it('back does nobody any harm', async () => {
    await pass(61);
    await node.begin('g', { edition: 'classic' }, ['p0', 'p1'], LIVE);
    now -= 5 * HOUR;
    await pass(100);
    expect(away('g')).toBe(0);
    await step('g');
    expect(node.log.lines).toEqual([]);
  });

  it('as it seems after a restart gives the same grace', async () => {
    await node.begin('g', { edition: 'classic' }, ['p0', 'p1'], LIVE);
    now += HOUR;
    await pass(60);
    expect(away('g')).toBe(0);
    await pass(12);
    expect(away('g')).toBe(1);
  });
});

describe('bots', () => {
  it('that a dead node did not ask are asked, also in the grace', async () => {
    const dead = startNode({ thinker: mute });
    await dead.begin('g', { edition: 'classic' }, ['greedy', 'greedy']);
    dead.close();
    await pass(BOT_TIMEOUT_MS / SECOND - 1);
    expect(store.logs.get('g')!.at(-1)!.kind).toBe('started');
    await pass(1);
    await vi.waitFor(() => expect(store.rows.get('g')!.status).toBe('over'));
  });
});

describe('looking', () => {
  it('happens by itself, goes on after failures, and complains once', async () => {
    const failure = new Error('No connection.');
    const takeDue = vi.spyOn(store, 'takeDue').mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    sweeper = makeSweeper({ every: 5 });
    sweeper.start();
    await vi.waitFor(() => expect(takeDue.mock.calls.length).toBeGreaterThan(3));
    await sweeper.close();
    expect(node.log.lines).toEqual([{ fields: { error: 'No connection.' }, text: 'Could not look for what is due.' }]);
  });

  it('does not begin anew before it is finished', async () => {
    let finish: () => void = () => {};
    const takeDue = vi.spyOn(store, 'takeDue').mockImplementation(
      () =>
        new Promise(done => {
          finish = () => done({ games: [], next: null });
        }),
    );
    const first = sweeper.look();
    void sweeper.look();
    expect(takeDue.mock.calls.length).toBe(1);
    finish();
    await first;
  });

  it('begins near its last sweep, and at the beginning every ten minutes and after a failure', async () => {
    const takeDue = vi.spyOn(store, 'takeDue');
    const starts = () => takeDue.mock.calls.map(([, , , from]) => from);
    await pass(3);
    expect(starts()).toEqual([0, 971_000, 972_000]);
    takeDue.mockRejectedValueOnce(new Error('No connection.'));
    await pass(2);
    expect(starts().slice(3)).toEqual([973_000, 0]);
    await pass(600);
    expect(
      starts()
        .slice(5)
        .filter(from => from === 0),
    ).toHaveLength(1);
  });

  it('has old things removed every few minutes, but not in the grace', async () => {
    await pass(59);
    expect(clean).not.toHaveBeenCalled();
    await pass(10);
    expect(clean.mock.calls).toEqual([[1_061_000]]);
    await pass(300);
    expect(clean.mock.calls.length).toBe(2);
    now += 50 * HOUR;
    await pass(30);
    expect(clean.mock.calls.length).toBe(2);
  });
});
