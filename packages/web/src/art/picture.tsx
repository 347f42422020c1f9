/** The small picture of a place where an escape begins, pauses or ends. */
import type { PlacePicture } from './places.tsx';

export function Picture({ place }: { readonly place: PlacePicture }) {
  return (
    <svg viewBox="0 0 64 48" aria-hidden="true">
      <use href={`#place-${place}`} />
    </svg>
  );
}
