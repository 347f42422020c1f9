/** Something that has to be closed: a worker, a lock, a stream, or what listens to one. */
import { useLayoutEffect, useMemo } from 'preact/hooks';

/**
 * Opens it for the component that is rendered, and closes it when that is gone or a key has changed. It is there from the first render
 * on; if that render fails, it is closed as well.
 */
export function useResource<T extends { close(): void }>(open: () => T, keys: readonly unknown[]): T {
  const opened = useMemo(() => {
    const resource = open();
    // A render that fails never gets to its effects, which follow in the same task.
    return { resource, orphaned: setTimeout(() => resource.close()) };
  }, keys);
  useLayoutEffect(() => {
    clearTimeout(opened.orphaned);
    return () => opened.resource.close();
  }, [opened]);
  return opened.resource;
}
