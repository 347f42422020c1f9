/** Between people who share a screen. Behind it there is no hand at all: the view is nobody's until somebody says who they are. */
import { Pawn } from '../../art/pawn.tsx';
import type { Sitter } from '../../game/host.ts';
import { Button } from '../../ui/button.tsx';
import { useModal } from '../../ui/dialog.tsx';
import { say } from '../../words/words.ts';
import style from './curtain.module.css';

interface CurtainProps {
  readonly sitter: Sitter;
  readonly onArrive: () => void;
}

export function Curtain({ sitter, onArrive }: CurtainProps) {
  // Nothing but the button opens it: what a browser closes all the same, as by a second Escape, is shown again.
  const { box, onClose } = useModal(dialog => dialog.showModal());
  const { name, colour } = sitter;
  return (
    <dialog
      ref={box}
      class={style.curtain}
      aria-labelledby="curtain-title"
      data-testid="curtain"
      closedby="none"
      onCancel={event => event.preventDefault()}
      onClose={onClose}
    >
      <div class={style.middle}>
        <Pawn colour={colour} size={72} />
        <h2 id="curtain-title">{say('table.curtain.title', { name })}</h2>
        <p>{say('table.curtain.text', { name })}</p>
        <Button kind="main" isLarge onClick={onArrive}>
          {say('table.curtain.ready', { name })}
        </Button>
      </div>
    </dialog>
  );
}
