/** Where in a game somebody is, and how it goes on from there: by hand, or by itself at a speed. */
import type { GameEvent } from '@cartagena/engine';
import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { makeStage, type Stage } from '../game/stage.ts';
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
  /** What is on its way, after a single step on. */
  readonly shownStep: Stage['step'];
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

/** Pieces take this part of a moment's time to get to their places. */
const ON_THE_WAY = 0.6;

/** What led to each moment, the deal first. */
type Past = readonly { readonly events: readonly GameEvent[] }[];

export function makePlayhead(past: Past, turns: readonly TurnStart[], from = past.length - 1): Playhead {
  const last = past.length - 1;
  const clamp = (to: number): number => Math.max(0, Math.min(last, to));
  const at = signal(clamp(from));
  const stage = makeStage();
  const isPlaying = signal(false);
  const speed = signal<Speed>('normal');

  function move(to: number): void {
    const next = clamp(to);
    const isStep = next === at.peek() + 1;
    batch(() => {
      at.value = next;
      if (isStep)
        stage.show({ events: past[next].events, milliseconds: SPEED_MILLISECONDS[speed.peek()] * ON_THE_WAY });
      else stage.rest();
    });
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
    shownStep: stage.step,
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
    close() {
      stage.rest();
      stop();
    },
  };
}
