/** The small seal on what cannot be undone. */
import { Piece } from '../art/piece.tsx';
import { say } from '../words/words.ts';

export function Seal() {
  return (
    <span title={say('table.final')}>
      <Piece id="sign-seal" size={18} />
      <span class="unseen">{say('table.final')}</span>
    </span>
  );
}
