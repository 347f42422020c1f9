/** An icon of spaces and cards. Its drawing is in the sprite; an icon without a drawing is its first letter. */
import type { Icon } from '@cartagena/engine';
import { ICON_DRAWING } from './icons.tsx';

interface IconUseProps {
  readonly icon: Icon;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Inside another drawing. */
export function IconUse({ icon, ...place }: IconUseProps) {
  if (Object.hasOwn(ICON_DRAWING, icon)) return <use href={`#icon-${icon}`} {...place} />;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" {...place}>
      <circle cx="24" cy="24" r="21" fill="none" stroke="currentColor" stroke-width="3" />
      <text x="24" y="34" text-anchor="middle" font-size="28" font-weight="700" fill="currentColor">
        {icon.charAt(0).toLocaleUpperCase()}
      </text>
    </svg>
  );
}

export function Glyph({ icon, size }: { readonly icon: Icon; readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <IconUse icon={icon} />
    </svg>
  );
}
