/** Dragging a pirate with mouse, pen or finger. */
import type { Place } from '@cartagena/engine';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardLayout } from './layout.ts';
import type { BoardMarks, BoardReports, PirateRef } from './model.ts';
import { type Point, placeAt } from './track.ts';

export interface Drag {
  readonly pirate: PirateRef;
  readonly begin: Point;
  readonly over: Place | undefined;
}

interface Ground {
  readonly layout: BoardLayout | undefined;
  readonly boat: 'near' | 'far' | undefined;
  readonly marks: BoardMarks;
  readonly reports: BoardReports;
}

/** A finger that trembles does not drag. */
const TREMBLE = 7;

/**
 * Listens on the board for drags, and for touches where nothing may be chosen. `follow` is moved along with the pointer.
 */
export function useDrag(
  board: RefObject<HTMLElement>,
  follow: RefObject<HTMLElement>,
  ground: Ground,
): Drag | undefined {
  const [drag, setDrag] = useState<Drag | undefined>();
  const now = useRef(ground);
  now.current = ground;
  useEffect(() => {
    const root = board.current!;
    let held: { readonly pirate: PirateRef; readonly begin: Point; readonly pointer: number } | undefined;
    let isDragging = false;
    let over: Place | undefined;

    const pointOf = ({ clientX, clientY }: PointerEvent | MouseEvent): Point => {
      const { left, top } = root.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const placeUnder = (point: Point) => {
      const { layout, boat } = now.current;
      return layout && placeAt(layout, boat, point);
    };

    const take = (event: PointerEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-pirate]') : null;
      if (!button || event.button !== 0) return;
      held = { pirate: JSON.parse(button.dataset.pirate!), begin: pointOf(event), pointer: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointer) return;
      const point = pointOf(event);
      if (!isDragging && Math.hypot(point.x - held.begin.x, point.y - held.begin.y) < TREMBLE) return;
      if (!isDragging) {
        isDragging = true;
        root.setPointerCapture(held.pointer);
        const { chosen } = now.current.marks;
        const isChosen = chosen && JSON.stringify(chosen) === JSON.stringify(held.pirate);
        if (!isChosen) now.current.reports.onPirate(held.pirate);
        setDrag({ pirate: held.pirate, begin: point, over });
      }
      if (follow.current) follow.current.style.transform = `translate(${point.x}px, ${point.y}px)`;
      const under = placeUnder(point);
      if (under === over) return;
      over = under;
      setDrag({ pirate: held.pirate, begin: point, over });
    };
    const drop = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointer) return;
      const { pirate } = held;
      const place = event.type === 'pointerup' ? placeUnder(pointOf(event)) : undefined;
      const wasDragging = isDragging;
      held = undefined;
      isDragging = false;
      over = undefined;
      if (!wasDragging) return;
      setDrag(undefined);
      // The click that follows a drop is no click.
      root.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => root.removeEventListener('click', swallow, { capture: true }), 0);
      if (place !== undefined && place !== pirate.at) now.current.reports.onDrag(pirate, place);
    };
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    const touch = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      const place = placeUnder(pointOf(event));
      if (place !== undefined) now.current.reports.onPlace(place);
    };

    root.addEventListener('pointerdown', take);
    root.addEventListener('pointermove', move);
    root.addEventListener('pointerup', drop);
    root.addEventListener('pointercancel', drop);
    root.addEventListener('click', touch);
    return () => {
      root.removeEventListener('pointerdown', take);
      root.removeEventListener('pointermove', move);
      root.removeEventListener('pointerup', drop);
      root.removeEventListener('pointercancel', drop);
      root.removeEventListener('click', touch);
    };
  }, []);
  return drag;
}
