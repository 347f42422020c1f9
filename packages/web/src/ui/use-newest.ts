/** Keeps the newest in sight, at the end of what scrolls; but whoever reads further up is left in peace. */
import { useEffect, useRef } from 'preact/hooks';

/** Pixels from the end that still count as the end: about a line. */
const NEAR = 24;

/** `changes` are those after which there may be something new. */
export function useNewest(box: { readonly current: HTMLElement | null }, changes: readonly unknown[]): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = box.current!;
    const look = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [box]);
  useEffect(() => {
    if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, changes);
}
