import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What is loaded anew whenever a key has changed. Undefined: not there yet. What comes too late is not told. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): ReadonlySignal<T | undefined> {
  const loaded = useSignal<T | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void load().then(value => {
      if (isWanted) loaded.value = value;
    });
    return () => {
      isWanted = false;
    };
  }, keys);
  return loaded;
}
