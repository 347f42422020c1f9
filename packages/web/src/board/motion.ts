/** What is on its way on the board, from what happened. How long it takes is for the one who shows it: there is one clock. */
import type { GameEvent, ModuleId } from '@cartagena/engine';
import { useRef } from 'preact/hooks';
import { VARIANT_BOARDS } from '../variants/board.ts';
import type { Journey, PartMotion } from '../variants/board-traits.ts';
import { journeysIn } from './journeys.ts';
import type { BoardScene } from './model.ts';

/** What happened, as long as it is being shown. */
export interface BoardStep {
  readonly events: readonly GameEvent[];
  readonly milliseconds: number;
}

export interface Motion {
  /** Each motion has a number of its own. */
  readonly serial: number;
  /** What was to be seen before it. */
  readonly before: BoardScene;
  readonly journeys: readonly Journey[];
  readonly parts: { readonly [M in ModuleId]?: PartMotion };
  readonly duration: number;
}

type Moving = Pick<Motion, 'journeys' | 'parts'>;

export function motionIn(events: readonly GameEvent[]): Moving {
  const parts = Object.entries(VARIANT_BOARDS).flatMap(([module, board]) => {
    const part = board.motion?.(events);
    return part ? [[module, part] as const] : [];
  });
  const journeys = journeysIn(events).flatMap(journey => {
    const carrier = parts.find(([, part]) => part.carries?.(journey))?.[1];
    if (!carrier) return [journey];
    // Who is aboard already does not walk.
    return journey.stops.length > 2 ? [{ ...journey, carrier }] : [];
  });
  return { journeys, parts: Object.fromEntries(parts) };
}

/** The motion of a step that leads to this scene, as long as there is the step. */
export function useMotion(scene: BoardScene, step: BoardStep | undefined): Motion | undefined {
  const last = useRef<{ scene: BoardScene; step: BoardStep | undefined; motion: Motion | undefined }>({
    scene,
    step: undefined,
    motion: undefined,
  });
  const serial = useRef(0);
  const { current } = last;
  if (current.step !== step) {
    const isSameBoard = current.scene.path.join() === scene.path.join();
    current.motion =
      step && isSameBoard
        ? {
            ...motionIn(step.events),
            serial: ++serial.current,
            before: current.scene,
            duration: step.milliseconds,
          }
        : undefined;
    current.step = step;
  }
  current.scene = scene;
  return current.motion;
}

export const prefersCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs keyframes on an element, or a short fade where the device asks for reduced motion. Returns how to stop. */
export function animate(element: Element, keyframes: Keyframe[], options: KeyframeAnimationOptions): () => void {
  const last = keyframes.at(-1)!;
  const animation = prefersCalm()
    ? element.animate(
        [
          { ...last, opacity: 0 },
          { ...last, opacity: last.opacity ?? 1 },
        ],
        { ...options, duration: 160, delay: 0 },
      )
    : element.animate(keyframes, options);
  return () => animation.cancel();
}
