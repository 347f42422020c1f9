/**
 * A component that is loaded when it is first shown. Until then, and if it cannot be loaded, there is nothing in its place; who
 * must be told of that says how.
 */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { set } from '../base/set.ts';

export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  onFail: () => void = () => {},
): ComponentType<P> {
  const loaded = signal<ComponentType<P> | undefined>(undefined);
  return function Lazy(props: P) {
    useEffect(() => {
      if (!loaded.value) load().then(component => set(loaded, component), onFail);
    }, []);
    const Component = loaded.value;
    return Component ? <Component {...props} /> : null;
  };
}
