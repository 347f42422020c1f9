import type { GameEvent } from '@cartagena/engine';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../app/settings.ts';
import type { Moment, Step } from './host.ts';
import { PACE_MILLISECONDS, playSteps, timeFor } from './playback.ts';

const MOVED: GameEvent = { type: 'moved', by: 1, seat: 1, from: 'start', to: 4, cause: 'play' };
const ENDED: GameEvent = { type: 'ended', seat: 1 };
const at = (made: number, viewer: number | 'spectator' = 0): Moment =>
  ({ made, view: { viewer }, legal: [], undoable: 0 }) as unknown as Moment;
const step = (made: number, events: readonly GameEvent[] = [MOVED], viewer: number | 'spectator' = 0): Step => ({
  events,
  moment: at(made, viewer),
});

function start(chosen: Pace = 'normal') {
  const pace = signal<Pace>(chosen);
  let hear: (step: Step) => void = () => {};
  const moment = signal(at(0));
  const stopped = vi.fn();
  const playback = playSteps(
    {
      moment,
      onStep(given) {
        hear = given;
        return stopped;
      },
    },
    pace,
  );
  return { playback, pace, stopped, happen: (...steps: Step[]) => steps.forEach(step => void hear(step)) };
}

const NORMAL = PACE_MILLISECONDS.normal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('steps', () => {
  it('are shown one after the other, the first at once', () => {
    const { playback, happen } = start();
    happen(step(1), step(2), step(3));
    expect(playback.shown.value.made).toBe(1);
    expect(playback.isShowing.value).toBe(true);
    vi.advanceTimersByTime(NORMAL - 1);
    expect(playback.shown.value.made).toBe(1);
    vi.advanceTimersByTime(1);
    expect(playback.shown.value.made).toBe(2);
    vi.advanceTimersByTime(NORMAL);
    expect(playback.shown.value.made).toBe(3);
    expect(playback.isShowing.value).toBe(false);
  });

  it('wait for the one before also when they come later', () => {
    const { playback, happen } = start();
    happen(step(1));
    vi.advanceTimersByTime(NORMAL / 2);
    happen(step(2));
    expect(playback.shown.value.made).toBe(1);
    vi.advanceTimersByTime(NORMAL / 2);
    expect(playback.shown.value.made).toBe(2);
  });

  it('leave the choices open as soon as the last one is shown', () => {
    const { playback, happen } = start();
    happen(step(1));
    expect(playback.isShowing.value).toBe(false);
  });

  it('without anything to see take no time', () => {
    const { playback, happen } = start();
    happen(step(1, [ENDED]), step(1, []), step(2));
    expect(playback.shown.value.made).toBe(2);
  });

  it('take longer when an action moves several, and all of it follows the pace', () => {
    expect(timeFor(step(1, [MOVED, MOVED]), 'normal')).toBeGreaterThan(timeFor(step(1), 'normal'));
    expect(timeFor(step(1), 'fast')).toBeLessThan(timeFor(step(1), 'normal'));
    expect(timeFor(step(1), 'slow')).toBeGreaterThan(timeFor(step(1), 'normal'));
    expect(timeFor(step(1, [MOVED, MOVED]), 'off')).toBe(0);
  });
});

describe('people can', () => {
  it('skip, and are told all that they skipped in one', () => {
    const { playback, happen } = start();
    happen(step(1), step(2), step(3, [MOVED, ENDED]));
    playback.skip();
    expect(playback.shown.value.made).toBe(3);
    expect(playback.isShowing.value).toBe(false);
    expect(playback.step.value?.events).toEqual([MOVED, MOVED, ENDED]);
    playback.skip();
    expect(playback.shown.value.made).toBe(3);
  });

  it('skip to another’s view without what was for the eyes before', () => {
    const { playback, happen } = start();
    happen(step(1), step(2), step(2, [], 'spectator'));
    playback.skip();
    expect(playback.shown.value.view.viewer).toBe('spectator');
    expect(playback.step.value?.events).toEqual([]);
  });

  it('go faster from one step to the next', () => {
    const { playback, pace, happen } = start('slow');
    happen(step(1), step(2), step(3));
    pace.value = 'fast';
    vi.advanceTimersByTime(PACE_MILLISECONDS.slow);
    expect(playback.shown.value.made).toBe(2);
    vi.advanceTimersByTime(PACE_MILLISECONDS.fast);
    expect(playback.shown.value.made).toBe(3);
  });

  it('switch it off in the middle, and see all at once from then on', () => {
    const { playback, pace, happen } = start();
    happen(step(1), step(2), step(3));
    pace.value = 'off';
    expect(playback.shown.value.made).toBe(3);
    happen(step(4), step(5));
    expect(playback.shown.value.made).toBe(5);
  });
});

it('a closed playback hears and shows nothing more', () => {
  const { playback, stopped, happen } = start();
  happen(step(1), step(2));
  playback.close();
  vi.advanceTimersByTime(10 * NORMAL);
  expect(playback.shown.value.made).toBe(1);
  expect(stopped).toHaveBeenCalled();
});
