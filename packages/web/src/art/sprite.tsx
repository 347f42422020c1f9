/** All drawings that are used more than once, in one place in the document. */
import { ICONS } from '@cartagena/engine';
import { COLOURS } from '@cartagena/protocol';

export function Sprite() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      {ICONS.map(icon => (
        <symbol key={icon} id={`icon-${icon}`} viewBox="0 0 48 48">
          <circle cx="24" cy="24" r="16" />
        </symbol>
      ))}
      {COLOURS.map(colour => (
        <symbol key={colour} id={`pawn-${colour}`} viewBox="0 0 32 40">
          <rect x="8" y="8" width="16" height="28" fill={colour} />
        </symbol>
      ))}
    </svg>
  );
}
