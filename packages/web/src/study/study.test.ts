import type { GameConfig, View } from '@cartagena/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { study } from './study.ts';

class FakeWorker extends EventTarget {
  static last: FakeWorker;
  terminate = vi.fn();
  postMessage = vi.fn();
  constructor() {
    super();
    FakeWorker.last = this;
  }
  answer(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

beforeEach(() => void vi.stubGlobal('Worker', FakeWorker));
afterEach(() => void vi.unstubAllGlobals());

function ask() {
  const reports = { onDone: vi.fn(), onFail: vi.fn() };
  const work = study({ type: 'hint', config: {} as GameConfig, view: {} as View }, reports);
  return { ...reports, work, worker: FakeWorker.last };
}

describe('a task', () => {
  it('is answered once, and its worker ends', () => {
    const { onDone, worker } = ask();
    expect(worker.postMessage).toHaveBeenCalledTimes(1);
    worker.answer({ type: 'done', found: 'run' });
    worker.answer({ type: 'done', found: 'run again' });
    expect(onDone.mock.calls).toEqual([['run']]);
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('that is cancelled is not answered, not even by what was said before', () => {
    const { onDone, onFail, work, worker } = ask();
    work.cancel();
    worker.answer({ type: 'done', found: 'run' });
    worker.dispatchEvent(new Event('error'));
    expect([onDone.mock.calls, onFail.mock.calls]).toEqual([[], []]);
    expect(worker.terminate).toHaveBeenCalled();
  });

  it.each(['error', 'messageerror'])('fails once with its worker: %s', type => {
    const { onDone, onFail, worker } = ask();
    worker.dispatchEvent(new Event(type));
    worker.answer({ type: 'done', found: 'run' });
    expect([onDone.mock.calls.length, onFail.mock.calls.length]).toEqual([0, 1]);
  });
});
