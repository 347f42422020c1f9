import type { GameEvent } from '@cartagena/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePlayhead, SPEED_MILLISECONDS } from './playhead.ts';

const TURNS = [
  { number: 1, seat: 0, at: 0 },
  { number: 2, seat: 1, at: 3 },
  { number: 3, seat: 0, at: 6 },
];

const MOVED: GameEvent = { type: 'moved', by: 0, seat: 0, from: 'start', to: 4, cause: 'play' };
const past = (last: number) => Array.from({ length: last + 1 }, () => ({ events: [MOVED] }));

describe('a playhead', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('steps by moves and never leaves the game', () => {
    const playhead = makePlayhead(past(8), TURNS, 7);
    playhead.step(1);
    playhead.step(1);
    expect(playhead.at.value).toBe(8);
    playhead.goTo(-5);
    expect(playhead.at.value).toBe(0);
    playhead.goTo(Number.POSITIVE_INFINITY);
    expect(playhead.at.value).toBe(8);
  });

  it('steps by turns: back to the beginning of this one first', () => {
    const playhead = makePlayhead(past(8), TURNS, 4);
    const walk = (by: 1 | -1) => {
      playhead.stepTurn(by);
      return playhead.at.value;
    };
    expect([walk(-1), walk(-1), walk(-1)]).toEqual([3, 0, 0]);
    expect([walk(1), walk(1), walk(1), walk(1)]).toEqual([3, 6, 8, 8]);
  });

  it('plays at its speed, to the end and no further, and from there anew', () => {
    const playhead = makePlayhead(past(3), TURNS, 1);
    playhead.play();
    vi.advanceTimersByTime(SPEED_MILLISECONDS.normal);
    expect(playhead.at.value).toBe(2);
    playhead.speed.value = 'fast';
    vi.advanceTimersByTime(SPEED_MILLISECONDS.fast);
    expect([playhead.at.value, playhead.isPlaying.value]).toEqual([3, false]);
    playhead.toggle();
    expect([playhead.at.value, playhead.isPlaying.value]).toEqual([0, true]);
  });

  it('stops when somebody takes over, and when it is closed', () => {
    const playhead = makePlayhead(past(8), TURNS, 0);
    playhead.play();
    playhead.step(1);
    expect(playhead.isPlaying.value).toBe(false);
    playhead.play();
    playhead.close();
    vi.advanceTimersByTime(10_000);
    expect(playhead.at.value).toBe(1);
  });

  it('shows single steps on their way, for a part of their time, and jumps at once', () => {
    const playhead = makePlayhead(past(8), TURNS, 0);
    playhead.step(1);
    expect(playhead.shownStep.value?.events).toEqual([MOVED]);
    vi.advanceTimersByTime(SPEED_MILLISECONDS.normal);
    expect(playhead.shownStep.value).toBeUndefined();
    playhead.step(1);
    playhead.step(-1);
    expect(playhead.shownStep.value).toBeUndefined();
    playhead.goTo(5);
    expect(playhead.shownStep.value).toBeUndefined();
  });
});
