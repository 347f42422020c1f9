/** What buttons of the table have in common: the seal on what cannot be undone, words for ears, a key. */
import type { ComponentChildren } from 'preact';
import { Piece } from '../../art/piece.tsx';
import { settings } from '../../base/settings.ts';
import { say } from '../../words/words.ts';

export function Seal() {
  return (
    <span title={say('table.final')}>
      <Piece id="sign-seal" size={18} />
      <span class="visually-hidden">{say('table.final')}</span>
    </span>
  );
}

/** What a button does in all detail, after what stands on it: for those who listen. */
export function HiddenWords({ children }: { readonly children: ComponentChildren }) {
  return <span class="visually-hidden">: {children}</span>;
}

/** The key that does the same as a button, unless such keys are switched off. */
export const shortcut = (key: string): string | undefined => (settings.characterKeys.value ? key : undefined);

/** The key of the nth thing that digits choose from. */
export const digitShortcut = (i: number): string | undefined => (i < 9 ? shortcut(String(i + 1)) : undefined);
