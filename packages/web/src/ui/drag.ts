/** Dragging with mouse, pen or finger: something is held, lifted once it is moved, and dropped somewhere or nowhere. */

export interface Dragging<T> {
  /** What is held when the pointer goes down here; undefined: nothing. */
  held(target: Element): T | undefined;
  onLift(what: T, event: PointerEvent): void;
  onMove(what: T, event: PointerEvent): void;
  /** `event` is undefined if it was broken off. */
  onDrop(what: T, event: PointerEvent | undefined): void;
}

/** A finger that trembles does not drag. */
const TREMBLE = 7;

/** Listens for drags that begin in `root`, until the returned function is called. */
export function listenForDrags<T>(root: HTMLElement, { held, onLift, onMove, onDrop }: Dragging<T>): () => void {
  let now: { readonly what: T; readonly pointer: number; readonly x: number; readonly y: number } | undefined;
  let isLifted = false;

  const take = (event: PointerEvent) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const what = held(event.target);
    if (what !== undefined) now = { what, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== now?.pointer) return;
    // It was let go where nobody could hear it, such as over a menu of the browser.
    if (event.buttons === 0) return drop(event);
    if (!isLifted) {
      if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < TREMBLE) return;
      isLifted = true;
      root.setPointerCapture(now.pointer);
      onLift(now.what, event);
    }
    onMove(now.what, event);
  };
  const drop = (event: PointerEvent) => {
    if (event.pointerId !== now?.pointer) return;
    const { what } = now;
    const wasLifted = isLifted;
    now = undefined;
    isLifted = false;
    if (!wasLifted) return;
    // The click that follows a drop is no click.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    onDrop(what, event.type === 'pointerup' ? event : undefined);
  };
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };

  const stop = new AbortController();
  const options = { signal: stop.signal };
  root.addEventListener('pointerdown', take, options);
  // A quick pointer has left the element before it has moved in it.
  addEventListener('pointermove', move, options);
  addEventListener('pointerup', drop, options);
  addEventListener('pointercancel', drop, options);
  return () => stop.abort();
}
