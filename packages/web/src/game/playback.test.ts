import type { GameEvent } from '@cartagena/engine';
import { batch, signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../base/settings.ts';
import type { GameStep, Moment } from './host.ts';
import { PACE_MILLISECONDS, playSteps, timeFor } from './playback.ts';

const MOVED: GameEvent = { type: 'moved', by: 1, seat: 1, from: 'start', to: 4, cause: 'play' };
const ENDED: GameEvent = { type: 'ended', seat: 1 };
const at = (made: number, viewer: number | 'spectator' = 0, legal: readonly string[] = []): Moment =>
  ({ made, view: { viewer }, legal, undoable: 0 }) as unknown as Moment;
const step = (made: number, events: readonly GameEvent[] = [MOVED], viewer: number | 'spectator' = 0): GameStep => ({
  events,
  moment: at(made, viewer),
});

function start(chosen: Pace = 'normal') {
  const pace = signal<Pace>(chosen);
  let hear: (step: GameStep) => void = () => {};
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
  return { playback, pace, stopped, happen: (...steps: GameStep[]) => steps.forEach(step => void hear(step)) };
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

  it('do not keep the viewer waiting: what they do is shown at once', () => {
    const { playback, happen } = start();
    happen({ events: [MOVED], moment: { ...at(1), view: { viewer: 0, actor: 0 } } as unknown as Moment });
    vi.advanceTimersByTime(NORMAL / 3);
    happen(step(2), step(3));
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
    expect(timeFor([MOVED, MOVED], 'normal')).toBeGreaterThan(timeFor([MOVED], 'normal'));
    expect(timeFor([MOVED], 'fast')).toBeLessThan(timeFor([MOVED], 'normal'));
    expect(timeFor([MOVED], 'slow')).toBeGreaterThan(timeFor([MOVED], 'normal'));
    expect(timeFor([MOVED, MOVED], 'off')).toBe(0);
  });
});

describe('people can', () => {
  it('skip nine moves at once, and are told all of them in one', () => {
    const { playback, happen } = start();
    const heard: GameEvent[][] = [];
    playback.onShow(({ events }) => void heard.push([...events]));
    happen(...Array.from({ length: 9 }, (_, i) => step(i + 1)));
    expect(playback.step.value).toBeDefined();
    playback.skip();
    expect(playback.shown.value.made).toBe(9);
    expect(playback.isShowing.value).toBe(false);
    expect(playback.step.value).toBeUndefined();
    expect(heard).toEqual([[MOVED], Array(8).fill(MOVED)]);
    playback.skip();
    expect(playback.shown.value.made).toBe(9);
  });

  it('skip what others do later too, until they must decide', () => {
    const { playback, happen } = start();
    happen(step(1), step(2));
    playback.skip();
    happen(step(3), step(4));
    expect(playback.shown.value.made).toBe(4);
    expect(playback.step.value).toBeUndefined();
    happen({ events: [MOVED], moment: at(5, 0, ['end']) });
    expect(playback.shown.value.made).toBe(5);
    happen(step(6), step(7));
    expect(playback.shown.value.made).toBe(6);
    expect(playback.step.value?.milliseconds).toBe(NORMAL);
  });

  it('skip to another’s view without what was for the eyes before', () => {
    const { playback, happen } = start();
    const heard: GameEvent[][] = [];
    happen(step(1), step(2), step(2, [], 'spectator'));
    playback.onShow(({ events }) => void heard.push([...events]));
    playback.skip();
    expect(playback.shown.value.view.viewer).toBe('spectator');
    expect(heard).toEqual([[]]);
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

describe('what is on its way', () => {
  it('is there for the time of its step and no longer', () => {
    const { playback, happen } = start();
    happen(step(1));
    expect(playback.step.value).toEqual({ events: [MOVED], milliseconds: NORMAL });
    vi.advanceTimersByTime(NORMAL);
    expect(playback.step.value).toBeUndefined();
  });

  it('is reported before it is shown, also in the middle of a batch', () => {
    const { playback, happen } = start('off');
    const heard: number[][] = [];
    playback.onShow(({ moment }) => void heard.push([moment.made, playback.shown.peek().made]));
    batch(() => happen(step(1), step(2), step(3)));
    expect(heard).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  it('can be tried before the host knows of it, and taken back', () => {
    const { playback, happen } = start();
    playback.rehearse([MOVED]);
    expect(playback.step.value?.events).toEqual([MOVED]);
    playback.rehearse(undefined);
    expect(playback.step.value).toBeUndefined();
    playback.rehearse([MOVED]);
    happen(step(1, [MOVED, ENDED]));
    expect(playback.shown.value.made).toBe(0);
    vi.advanceTimersByTime(NORMAL);
    expect(playback.shown.value.made).toBe(1);
    expect(playback.step.value).toBeUndefined();
    playback.rehearse(undefined);
    happen(step(2));
    expect(playback.step.value).toBeDefined();
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
