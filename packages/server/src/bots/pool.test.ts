import { BOTS, type Thinker, type Thought } from '@cartagena/bots';
import { type Choices, newGame, resolveRules, SeededChance, setUp, unwrap, viewFor } from '@cartagena/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { Notebook } from '../testing/notebook.ts';
import { here, inThread, mortal, mute } from '../testing/thinkers.ts';
import { type BotPoolOptions, Pool } from './pool.ts';
import { startThinker } from './thread.ts';

const HANGS = new URL(
  'data:text/javascript,import{parentPort}from"node:worker_threads";parentPort.on("message",()=>{for(;;);})',
);
const DIES = new URL(
  'data:text/javascript,import{parentPort}from"node:worker_threads";parentPort.on("message",()=>process.exit(3))',
);

const ALICE = { owner: 'alice', hasPeople: true };

let log: Notebook;
const pools: Pool[] = [];
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

function makePool(options: Omit<BotPoolOptions, 'log'>): Pool {
  log = new Notebook();
  const pool = new Pool({ log, ...options });
  pools.push(pool);
  return pool;
}

/** Starts these, one after the other, and the last one again and again. */
function oneAfterTheOther(...starts: (() => Thinker)[]): () => Thinker {
  let started = 0;
  return () => starts[Math.min(started++, starts.length - 1)]();
}

function thought(bot: string, choices: Choices = { edition: 'classic' }): Thought {
  const config = unwrap(setUp(choices));
  const rules = resolveRules(config);
  const { state } = newGame(rules, new SeededChance('deal'));
  return { bot, config, view: viewFor(rules, state, state.actor), seed: 'luck', stream: 0, iterations: 1 };
}

const wanted = thought('greedy');
const direct = BOTS.greedy.choose(resolveRules(wanted.config), wanted.view, {
  chance: new SeededChance('luck', 0),
  iterations: 1,
});

describe('a pool', () => {
  it('decides in threads as the bot itself would, in as many as it may', async () => {
    let started = 0;
    const start = () => {
      started++;
      return inThread();
    };
    const pool = makePool({ workers: 2, start });
    expect(started).toBe(0);
    const games = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(await Promise.all(games.map(game => pool.decide(game, wanted, ALICE)))).toEqual(games.map(() => direct));
    expect(await pool.decide('a', wanted, ALICE)).toEqual(direct);
    expect(started).toBe(2);
    expect(log.lines).toEqual([]);
  });

  it('has at least one thread', async () => {
    expect(await makePool({ start: here }).decide('a', wanted, ALICE)).toEqual(direct);
  });

  it('serves games in turn, each with one decision at a time', async () => {
    const order: string[] = [];
    const pool = makePool({ workers: 1, start: () => here(BOTS, ({ seed }) => order.push(seed)) });
    const ask = (game: string) => pool.decide(game, { ...wanted, seed: game }, ALICE);
    // One game that asks again as soon as it can does not keep the others waiting.
    const eager = (async () => {
      for (let i = 0; i < 3; i++) await ask('eager');
    })();
    const others = ['b', 'c', 'd'].map(ask);
    await expect(ask('c')).rejects.toThrow('One decision at a time');
    expect(pool.backlog).toBe(3);
    await Promise.all([eager, ...others]);
    expect(order).toEqual(['eager', 'b', 'c', 'd', 'eager', 'eager']);
  });

  it.each([
    ['dies', mortal],
    ['hangs', mute],
  ])('asks again when a thread %s', async (_, broken) => {
    const pool = makePool({ workers: 1, graceMs: 300, start: oneAfterTheOther(broken, here) });
    expect(await pool.decide('a', wanted, ALICE)).toEqual(direct);
    expect(log.lines.length).toBe(1);
  });

  it.each([
    ['dies', DIES],
    ['hangs', HANGS],
  ])('replaces a real thread that %s', async (_, program) => {
    const start = oneAfterTheOther(() => startThinker(program), inThread);
    const pool = makePool({ workers: 1, graceMs: 3000, start });
    expect(await pool.decide('a', wanted, ALICE)).toEqual(direct);
    expect(log.lines.length).toBe(1);
    expect(await pool.decide('a', wanted, ALICE)).toEqual(direct);
    expect(log.lines.length).toBe(1);
  });

  it('lets the plain bot decide after a second failure', async () => {
    const asked: string[] = [];
    const failing = { ...BOTS.legend, choose: () => assertNever() };
    const start = () => here({ ...BOTS, legend: failing }, ({ bot }) => asked.push(bot));
    expect(await makePool({ workers: 1, start }).decide('a', { ...wanted, bot: 'legend' }, ALICE)).toEqual(direct);
    expect(asked).toEqual(['legend', 'legend', 'greedy']);
    expect(log.lines.map(({ fields }) => fields)).toEqual(
      [0, 1].map(() => ({ game: 'a', bot: 'legend', error: 'Never.' })),
    );
  });

  it('says so when nobody can decide, and goes on', async () => {
    const start = oneAfterTheOther(
      mortal,
      mortal,
      mortal,
      () => {
        throw new Error('No threads left.');
      },
      here,
    );
    const heard: boolean[] = [];
    const pool = makePool({ workers: 1, start, onDecided: (_, isDecided) => heard.push(isDecided) });
    expect(await pool.decide('a', wanted, ALICE)).toBeUndefined();
    expect(await pool.decide('a', wanted, ALICE)).toEqual(direct);
    expect(heard).toEqual([false, true]);
  });

  it('that is closed refuses whatever is wanted', async () => {
    const pool = makePool({ workers: 1, start: mute });
    const both = ['a', 'b'].map(game => pool.decide(game, wanted, ALICE));
    pool.close();
    for (const one of [...both, pool.decide('c', wanted, ALICE)]) await expect(one).rejects.toThrow('sent home');
    expect(log.lines).toEqual([]);
  });
});

function assertNever(): never {
  throw new Error('Never.');
}

describe('a pool with too much to do', () => {
  /** Serves one at a time and says whom. */
  async function servedBy(
    asked: readonly (readonly [game: string, owner: string, hasPeople: boolean])[],
  ): Promise<string[]> {
    const pool = makePool({ workers: 1, start: here });
    const served: string[] = [];
    await Promise.all(
      asked.map(([game, owner, hasPeople]) =>
        pool.decide(game, wanted, { owner, hasPeople }).then(() => served.push(game)),
      ),
    );
    return served;
  }

  it('lets the bots of a person who waits go first, however many tables of bots alone came before', async () => {
    const crowd = Array.from({ length: 50 }, (_, i) => [`crowd ${i}`, 'mallory', false] as const);
    const served = await servedBy([...crowd, ['mine', 'anne', true], ['too', 'mary', true]]);
    // The first was being served when they came.
    expect(served.slice(0, 3)).toEqual(['crowd 0', 'mine', 'too']);
    expect(served).toHaveLength(52);
  });

  it('serves players in turn, however many tables one of them has', async () => {
    const many = Array.from({ length: 5 }, (_, i) => [`m${i}`, 'mallory', true] as const);
    expect(await servedBy([...many, ['a0', 'anne', true], ['a1', 'anne', true], ['b0', 'mary', true]])).toEqual([
      'm0',
      'a0',
      'b0',
      'm1',
      'a1',
      'm2',
      'm3',
      'm4',
    ]);
  });
});
