/** Keeps the newest in sight, at the end of what scrolls; but whoever reads further up is left in peace. */
import { useEffect, useRef } from 'preact/hooks';

/** Pixels from the end that still count as the end: about a line. */
const NEAR = 24;

/** `changes` are those after which there may be something new. */
export function useNewest(box: { readonly current: HTMLElement | null }, changes: readonly unknown[]): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = box.current!;
    let before = 0;
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      if (scrollHeight - scrollTop - clientHeight < NEAR) isAtEnd.current = true;
      // Something may have been added after the last way to the end: only whoever goes up wants to be there.
      else if (scrollTop < before) isAtEnd.current = false;
      before = scrollTop;
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [box]);
  useEffect(() => {
    if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, changes);
}
