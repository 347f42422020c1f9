/** An icon of spaces and cards. Its drawing is in the sprite. */
import type { Icon } from '@cartagena/engine';

export function Glyph({ icon, size = 24 }: { readonly icon: Icon; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#icon-${icon}`} />
    </svg>
  );
}
