/** Between people who share a screen. Behind it there is no hand at all: the view is nobody's until somebody says who they are. */
import { useEffect, useRef } from 'preact/hooks';
import { Pawn } from '../art/pawn.tsx';
import type { Sitter } from '../game/host.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import style from './curtain.module.css';

interface CurtainProps {
  readonly sitter: Sitter;
  readonly onArrive: () => void;
}

export function Curtain({ sitter, onArrive }: CurtainProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const { name, colour } = sitter;
  return (
    <dialog
      ref={box}
      class={style.curtain}
      aria-labelledby="curtain-title"
      data-testid="curtain"
      onCancel={event => event.preventDefault()}
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
