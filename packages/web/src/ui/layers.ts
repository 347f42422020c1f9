/** Windows over the page, the topmost last. Only what is in that one can be seen, heard and pressed. */
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

/** The page itself is `undefined`. */
export type Layer = symbol | undefined;

const open = signal<readonly symbol[]>([]);

export const topLayer = (): Layer => open.value.at(-1);

/** Puts a window over all others. Returns how to take it away. */
export function openLayer(layer: symbol): () => void {
  open.value = [...open.peek(), layer];
  return () => {
    open.value = open.peek().filter(other => other !== layer);
  };
}

/** A window is over the page as long as whoever calls this is rendered. */
export function useLayer(): Layer {
  const layer = useMemo(() => Symbol('layer'), []);
  useEffect(() => openLayer(layer), [layer]);
  return layer;
}
