/**
 * Shows steps one after the other, so that people can follow what others do. A step that arrives while nothing is being
 * shown is shown at once; those that follow wait until it has had its time. When all is shown, the turn is the viewer's.
 */
import type { GameEvent } from '@cartagena/engine';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Pace } from '../base/settings.ts';
import type { BoardStep } from '../board/motion.ts';
import type { GameStep, Host, Moment } from './host.ts';
import { makeStage, type Stage } from './stage.ts';

/** How long one move is shown. */
export const PACE_MILLISECONDS: { readonly [P in Pace]: number } = { slow: 900, normal: 450, fast: 180, off: 0 };

export interface Playback {
  readonly shown: ReadonlySignal<Moment>;
  /** What is on its way to the moment that is shown. */
  readonly step: Stage['step'];
  /** Something waits to be shown: choices are closed. */
  readonly isShowing: ReadonlySignal<boolean>;
  /** Reports every step just before it is shown, several at once if they are skipped. Returns how to stop. */
  onShow(hear: (step: GameStep) => void): () => void;
  /** Shows what the viewer is about to do, though the host has not heard of it; undefined: they thought better of it. */
  rehearse(events: readonly GameEvent[] | undefined): void;
  /** Shows all that is left at once, and all that others do before the viewer must decide. */
  skip(): void;
  close(): void;
}

export function playSteps(host: Pick<Host, 'moment' | 'onStep'>, pace: ReadonlySignal<Pace>): Playback {
  const shown = signal(host.moment.value);
  const waiting = signal<readonly GameStep[]>([]);
  const listeners = new Set<(step: GameStep) => void>();
  const stage = makeStage();
  let isSkipping = false;
  let rehearsal: BoardStep | undefined;

  function show(next: GameStep, at: Pace): void {
    for (const hear of listeners) hear(next);
    const events = next.events.filter(event => !isRehearsed(event));
    batch(() => {
      shown.value = next.moment;
      stage.show({ events, milliseconds: timeFor(events, at) }, goOn);
    });
  }

  /** What was on its way already need not be shown again. */
  function isRehearsed(event: GameEvent): boolean {
    const text = JSON.stringify(event);
    return rehearsal?.events.some(one => JSON.stringify(one) === text) ?? false;
  }

  /** The time is up, or there was none: shows what waits. */
  function goOn(): void {
    while (stage.step.peek() === undefined && waiting.peek().length > 0) {
      const [next, ...rest] = waiting.peek();
      waiting.value = rest;
      show(next, pace.peek());
    }
  }

  function showAll(): void {
    stage.rest();
    const left = waiting.peek();
    waiting.value = [];
    if (left.length > 0) show(joined(left), 'off');
    const { legal, view } = shown.peek();
    if (legal.length > 0 || view.viewer === 'spectator' || view.phase === 'over') isSkipping = false;
  }

  const stopHearing = host.onStep(next => {
    waiting.value = [...waiting.peek(), next];
    const { view } = shown.peek();
    // What the viewer does is answered at once, whatever is still on its way.
    if (view.actor === view.viewer && waiting.peek().length === 1) stage.rest();
    if (isSkipping) showAll();
    else goOn();
  });
  // Switched off in the middle of a show, it ends.
  const stopWatching = effect(() => {
    if (pace.value === 'off' && waiting.peek().length > 0) showAll();
  });

  return {
    shown,
    step: stage.step,
    isShowing: computed(() => waiting.value.length > 0),
    onShow(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    rehearse(events) {
      if (rehearsal && stage.step.peek() === rehearsal) stage.rest();
      rehearsal = events && { events, milliseconds: timeFor(events, pace.peek()) };
      if (rehearsal) stage.show(rehearsal, goOn);
      else goOn();
    },
    skip() {
      isSkipping = true;
      showAll();
    },
    close() {
      stage.rest();
      listeners.clear();
      stopHearing();
      stopWatching();
    },
  };
}

/** Each further move that the same action brings about takes half as long again. */
const MORE_MOVES = 0.5;

/** How long a step is shown. What nobody can see takes no time. */
export function timeFor(events: readonly GameEvent[], pace: Pace): number {
  const isVisible = events.some(({ type }) => type !== 'turn' && type !== 'ended');
  if (!isVisible) return 0;
  const moves = events.filter(({ type }) => type === 'moved').length;
  return PACE_MILLISECONDS[pace] * (1 + MORE_MOVES * Math.max(0, moves - 1));
}

/** Several steps as one. What was told to somebody else's eyes is left out. */
function joined(steps: readonly GameStep[]): GameStep {
  const { moment } = steps.at(-1)!;
  const { viewer } = moment.view;
  return { moment, events: steps.flatMap(step => (step.moment.view.viewer === viewer ? step.events : [])) };
}
