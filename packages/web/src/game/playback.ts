/**
 * Shows steps one after the other, so that people can follow what others do. A step that arrives while nothing is being
 * shown is shown at once; those that follow wait until it has had its time. When all is shown, the turn is the viewer's.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Pace } from '../app/settings.ts';
import type { Host, Moment, Step } from './host.ts';

/** How long one move is shown. */
export const PACE_MILLISECONDS: { readonly [P in Pace]: number } = { slow: 900, normal: 450, fast: 180, off: 0 };

export interface ShownStep extends Step {
  /** For how long, if more are to follow: the time that pieces have to get to their places. */
  readonly milliseconds: number;
}

export interface Playback {
  readonly shown: ReadonlySignal<Moment>;
  /** What led to the moment that is shown, for sounds, announcements and pieces on their way; undefined: nothing yet. */
  readonly step: ReadonlySignal<ShownStep | undefined>;
  /** Something waits to be shown: choices are closed. */
  readonly isShowing: ReadonlySignal<boolean>;
  /** Shows all that is left, at once. */
  skip(): void;
  close(): void;
}

export function playSteps(host: Pick<Host, 'moment' | 'onStep'>, pace: ReadonlySignal<Pace>): Playback {
  const shown = signal(host.moment.value);
  const step = signal<ShownStep | undefined>(undefined);
  const waiting = signal<readonly Step[]>([]);
  /** Runs while the step that is shown has its time. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: Step): void {
    const milliseconds = timeFor(next, pace.peek());
    step.value = { ...next, milliseconds };
    shown.value = next.moment;
    if (milliseconds > 0) timer = setTimeout(goOn, milliseconds);
  }

  /** The time is up, or there was none: shows what waits. */
  function goOn(): void {
    stopTimer();
    while (timer === undefined && waiting.peek().length > 0) {
      const [next, ...rest] = waiting.peek();
      waiting.value = rest;
      show(next);
    }
  }

  function stopTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function skip(): void {
    stopTimer();
    const left = waiting.peek();
    waiting.value = [];
    if (left.length > 0) show(joined(left));
  }

  const stopHearing = host.onStep(next => {
    waiting.value = [...waiting.peek(), next];
    if (timer === undefined) goOn();
  });
  // Whoever wants no show any more does not wait for the one that is on.
  const stopWatching = effect(() => {
    if (pace.value === 'off' && waiting.peek().length > 0) skip();
  });

  return {
    shown,
    step,
    isShowing: computed(() => waiting.value.length > 0),
    skip,
    close() {
      stopTimer();
      stopHearing();
      stopWatching();
    },
  };
}

/** Each further move that the same action brings about takes half as long again. */
const MORE_MOVES = 0.5;

/** How long a step is shown. What nobody can see takes no time. */
export function timeFor({ events }: Step, pace: Pace): number {
  const isVisible = events.some(({ type }) => type !== 'turn' && type !== 'ended');
  if (!isVisible) return 0;
  const moves = events.filter(({ type }) => type === 'moved').length;
  return PACE_MILLISECONDS[pace] * (1 + MORE_MOVES * Math.max(0, moves - 1));
}

/** Several steps as one. What was told to somebody else's eyes is left out. */
function joined(steps: readonly Step[]): Step {
  const { moment } = steps.at(-1)!;
  const { viewer } = moment.view;
  return { moment, events: steps.flatMap(step => (step.moment.view.viewer === viewer ? step.events : [])) };
}
