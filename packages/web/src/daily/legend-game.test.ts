import { BOTS } from '@cartagena/bots';
import type { Thought } from '@cartagena/bots/thinker';
import { isOver, replay, unwrap } from '@cartagena/engine';
import { dealOfTheDay, replyWith } from '@cartagena/study/deals';
import { expect, it, vi } from 'vitest';
import { playAsLegend, STRONGEST } from './legend-game.ts';

const reply = replyWith(BOTS);
/** In place of the strongest bot a quick one. */
const quick = async (thought: Thought) => reply({ ...thought, bot: 'greedy' });

function play(day: string, think = quick) {
  const bots = { think: vi.fn(think), close: vi.fn() };
  const reports = { onProgress: vi.fn(), onDone: vi.fn(), onFail: vi.fn() };
  const start = vi.fn(() => bots);
  return { bots, start, work: playAsLegend(dealOfTheDay(day), reports, start), ...reports };
}

it('a deal is played to its end in the person’s seat, with progress, and only once', async () => {
  const first = play('2026-11-18');
  await vi.waitFor(() => expect(first.onDone).toHaveBeenCalled());
  const [record] = first.onDone.mock.calls[0];
  expect(isOver(unwrap(replay(record)).state)).toBe(true);
  expect(first.onProgress.mock.calls.map(([made]) => made)).toEqual(record.actions.map((_: unknown, i: number) => i));
  const asked = first.bots.think.mock.calls.map(([{ bot, view }]) => [bot, view.viewer].join());
  expect(new Set(asked)).toEqual(new Set([`${STRONGEST.bot},0`, 'corsair,1']));
  expect(first.bots.close).toHaveBeenCalled();

  const second = play('2026-11-18');
  await vi.waitFor(() => expect(second.onDone).toHaveBeenCalledWith(record));
  expect(second.start).not.toHaveBeenCalled();
});

it('what is cancelled reports nothing more', async () => {
  const { work, onProgress, onDone, onFail, bots } = play('2026-11-17');
  work.cancel();
  const before = onProgress.mock.calls.length;
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(bots.close).toHaveBeenCalled();
  expect([onProgress.mock.calls.length, onDone.mock.calls.length, onFail.mock.calls.length]).toEqual([before, 0, 0]);
});

it('bots that cannot think are a failure that is reported', async () => {
  const { onFail, onDone } = play('2026-11-16', () => Promise.reject(new Error('no worker')));
  await vi.waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
  expect(onDone).not.toHaveBeenCalled();
});
