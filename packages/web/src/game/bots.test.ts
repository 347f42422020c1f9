import type { Thought, WorkerPort } from '@cartagena/bots/thinker';
import { afterEach, expect, it, vi } from 'vitest';
import { startBots } from './bots.ts';

const THOUGHT = { bot: 'greedy' } as Thought;
const ACTION = { type: 'end' };

/** Workers that answer, die, or say nothing. */
function workers(...fates: ('answer' | 'die' | 'silence')[]) {
  const ended: number[] = [];
  let started = 0;
  const start = (): WorkerPort => {
    const number = started++;
    const fate = fates[number] ?? fates.at(-1);
    let hear: (message: unknown) => void = () => {};
    let tell: (why: string) => void = () => {};
    return {
      postMessage(message) {
        const { id } = message as { id: number };
        if (fate === 'answer') queueMicrotask(() => hear({ id, action: ACTION }));
        if (fate === 'die') queueMicrotask(() => tell('died'));
      },
      listen(given) {
        hear = given;
      },
      onEnd(given) {
        tell = given;
      },
      terminate: () => void ended.push(number),
    };
  };
  return { start, ended, started: () => started };
}

afterEach(() => void vi.useRealTimers());

it('one worker thinks for the whole game, and none is started before it is wanted', async () => {
  const { start, started } = workers('answer');
  const bots = startBots(start);
  expect(started()).toBe(0);
  expect(await bots.think(THOUGHT)).toEqual(ACTION);
  expect(await bots.think(THOUGHT)).toEqual(ACTION);
  expect(started()).toBe(1);
});

it('another one is started when it dies', async () => {
  const { start, started, ended } = workers('die', 'answer');
  expect(await startBots(start).think(THOUGHT)).toEqual(ACTION);
  expect(started()).toBe(2);
  expect(ended).toEqual([0]);
});

it('a worker that says nothing is given up', async () => {
  vi.useFakeTimers();
  const { start, ended } = workers('silence', 'answer');
  const thinking = startBots(start).think(THOUGHT);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await thinking).toEqual(ACTION);
  expect(new Set(ended)).toEqual(new Set([0]));
});

it('when they keep dying it says so, and can be asked again later', async () => {
  const { start, started } = workers('die', 'die', 'die', 'answer');
  const bots = startBots(start);
  await expect(bots.think(THOUGHT)).rejects.toThrow('died');
  expect(started()).toBe(3);
  expect(await bots.think(THOUGHT)).toEqual(ACTION);
});

it('closing ends the worker, and starts no other', async () => {
  const { start, started, ended } = workers('silence');
  const bots = startBots(start);
  const thinking = bots.think(THOUGHT);
  bots.close();
  await expect(thinking).rejects.toThrow();
  expect(started()).toBe(1);
  expect(ended).toContain(0);
});
