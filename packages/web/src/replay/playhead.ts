/** Where in a game somebody is, and how it goes on from there: by hand, or by itself at a speed. */
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TurnStart } from './timeline.ts';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long each moment is shown. */
export const SPEED_MILLISECONDS: { readonly [S in Speed]: number } = { slow: 1800, normal: 900, fast: 300 };

export interface Playhead {
  /** Actions that are made at the moment that is shown. */
  readonly at: ReadonlySignal<number>;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly speed: Signal<Speed>;
  /** The last step was a single one on: pieces can be shown on their way. */
  readonly isStep: ReadonlySignal<boolean>;
  goTo(at: number): void;
  step(by: 1 | -1): void;
  /** To the beginning of the next turn, of this one, or of the one before. */
  stepTurn(by: 1 | -1): void;
  /** From the end it begins again. */
  play(): void;
  pause(): void;
  toggle(): void;
  close(): void;
}

export function makePlayhead(last: number, turns: readonly TurnStart[], from = last): Playhead {
  const clamp = (to: number): number => Math.max(0, Math.min(last, to));
  const at = signal(clamp(from));
  const isStep = signal(false);
  const isPlaying = signal(false);
  const speed = signal<Speed>('normal');

  function move(to: number): void {
    const next = clamp(to);
    isStep.value = next === at.peek() + 1;
    at.value = next;
  }

  const stop = effect(() => {
    if (!isPlaying.value) return;
    const timer = setInterval(() => {
      move(at.peek() + 1);
      if (at.peek() === last) isPlaying.value = false;
    }, SPEED_MILLISECONDS[speed.value]);
    return () => clearInterval(timer);
  });

  const pause = (): void => {
    isPlaying.value = false;
  };
  const play = (): void => {
    if (at.peek() === last) move(0);
    isPlaying.value = last > 0;
  };
  const byHand = (to: number): void => {
    pause();
    move(to);
  };
  const starts = turns.map(turn => turn.at);
  return {
    at,
    isStep,
    isPlaying,
    speed,
    goTo: byHand,
    step: by => byHand(at.peek() + by),
    stepTurn(by) {
      const now = at.peek();
      byHand(by > 0 ? (starts.find(start => start > now) ?? last) : (starts.findLast(start => start < now) ?? 0));
    },
    play,
    pause,
    toggle: () => (isPlaying.peek() ? pause() : play()),
    close: stop,
  };
}
