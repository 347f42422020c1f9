/** Listens to the window from the moment the component is on the page, before it is painted: nobody can act earlier than that. */
import { useLayoutEffect, useRef } from 'preact/hooks';

export function useWindowEvent<T extends keyof WindowEventMap>(
  type: T,
  listen: (event: WindowEventMap[T]) => void,
): void {
  const newest = useRef(listen);
  newest.current = listen;
  useLayoutEffect(() => {
    const hear = (event: WindowEventMap[T]) => newest.current(event);
    addEventListener(type, hear);
    return () => removeEventListener(type, hear);
  }, [type]);
}
