/** The one clock of what moves: a step is on its way until its time is up, it is cut short, or another one begins. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { BoardStep } from '../board/motion.ts';

export interface Stage {
  /** What is on its way now; undefined: everything is at rest. */
  readonly step: ReadonlySignal<BoardStep | undefined>;
  /** `onEnd` is called when its time is up. */
  show(step: BoardStep, onEnd?: () => void): void;
  rest(): void;
}

export function makeStage(): Stage {
  const step = signal<BoardStep | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function rest(): void {
    clearTimeout(timer);
    step.value = undefined;
  }
  return {
    step,
    rest,
    show(next, onEnd) {
      rest();
      if (next.milliseconds === 0) return;
      step.value = next;
      timer = setTimeout(() => {
        rest();
        onEnd?.();
      }, next.milliseconds);
    },
  };
}
