/** The five colours. They differ in lightness, and each has a mark, so that nobody needs to see the colour itself. */
import type { Colour } from '@cartagena/protocol';

/** Of pirates, tokens and vessels. */
export const OUTLINE = '#1c120a';

export interface Paint {
  readonly fill: string;
  /** Folds and the shaded side. */
  readonly shade: string;
  /** The mark, and figures written on the colour. */
  readonly mark: string;
}

export const PAINT: { readonly [C in Colour]: Paint } = {
  red: { fill: '#c62f24', shade: '#931d15', mark: '#fff6e6' },
  blue: { fill: '#6fb7ee', shade: '#3f87c4', mark: '#10243a' },
  yellow: { fill: '#ffd84a', shade: '#d9a514', mark: '#3a2800' },
  green: { fill: '#3d9a4a', shade: '#276b31', mark: '#fff6e6' },
  purple: { fill: '#5b2a8c', shade: '#3d1765', mark: '#fff6e6' },
};
