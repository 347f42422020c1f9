/** Dragging a pirate, and touching what may not be chosen. */
import type { Place } from '@cartagena/engine';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { listenForDrags } from '../ui/drag.ts';
import type { Point } from './geometry.ts';
import type { BoardLayout } from './layout.ts';
import type { BoardReports, Moorings, PirateRef } from './model.ts';
import { placeAt } from './track.ts';

export interface Drag {
  readonly pirate: PirateRef;
  readonly begin: Point;
  readonly over: Place | undefined;
}

interface Ground {
  readonly layout: BoardLayout | undefined;
  readonly moorings: Moorings;
  readonly reports: BoardReports;
}

/** `follow` is moved along with the pointer. */
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
    let over: Place | undefined;

    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = root.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const placeUnder = (point: Point) => {
      const { layout, moorings } = now.current;
      return layout && placeAt(layout, moorings, point);
    };
    const touch = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      const place = placeUnder(pointOf(event));
      if (place !== undefined) now.current.reports.onPlace(place);
    };

    root.addEventListener('click', touch);
    const stop = listenForDrags<PirateRef>(root, {
      held(target) {
        const button = target.closest<HTMLElement>('[data-pirate]');
        return button ? JSON.parse(button.dataset.pirate!) : undefined;
      },
      onLift(pirate, event) {
        now.current.reports.onLift(pirate);
        setDrag({ pirate, begin: pointOf(event), over });
      },
      onMove(pirate, event) {
        const point = pointOf(event);
        if (follow.current) follow.current.style.transform = `translate(${point.x}px, ${point.y}px)`;
        const under = placeUnder(point);
        if (under === over) return;
        over = under;
        setDrag({ pirate, begin: point, over });
      },
      onDrop(pirate, event) {
        const place = event && placeUnder(pointOf(event));
        over = undefined;
        setDrag(undefined);
        const { reports } = now.current;
        const hasSlipped = place === pirate.at;
        reports.onDrop(pirate, hasSlipped ? undefined : place);
        // A finger that slips a little has tapped.
        if (hasSlipped) reports.onPirate(pirate);
      },
    });
    return () => {
      root.removeEventListener('click', touch);
      stop();
    };
  }, []);
  return drag;
}
