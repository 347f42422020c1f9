/** From one scene to the next: what is on its way now, and until when. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Change, changeBetween, isStill, STILL } from './diff.ts';
import type { BoardScene } from './model.ts';

export interface Motion {
  /** Each motion has a number of its own. */
  readonly serial: number;
  readonly before: BoardScene;
  readonly change: Change;
  /** Milliseconds. */
  readonly duration: number;
}

/** The motion that leads to this scene, as long as it lasts. A newer scene ends it at once and begins where it would have led. */
export function useMotion(scene: BoardScene, pace: number): Motion | undefined {
  const last = useRef({ scene, motion: undefined as Motion | undefined, serial: 0 });
  const [arrived, arrive] = useState(0);
  if (last.current.scene !== scene) {
    const before = last.current.scene;
    const change = pace > 0 && isSameGame(before, scene) ? changeBetween(before, scene) : STILL;
    const serial = last.current.serial + 1;
    // The same scene once more, as another value, interrupts nothing.
    last.current = isStill(change)
      ? { ...last.current, scene, ...(pace > 0 ? {} : { motion: undefined }) }
      : { scene, serial, motion: { serial, before, change, duration: pace } };
  }
  const { motion, serial } = last.current;
  useEffect(() => {
    if (!motion) return;
    const timer = setTimeout(() => arrive(motion.serial), motion.duration);
    return () => clearTimeout(timer);
  }, [motion]);
  return motion && arrived !== serial ? motion : undefined;
}

function isSameGame(a: BoardScene, b: BoardScene): boolean {
  return a.path.join() === b.path.join() && a.crews.length === b.crews.length;
}

const prefersCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

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
