/** Things to do that are not pointed out on the board or in the hand, as buttons. */
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/words.ts';
import type { ButtonChoice } from '../choosing/choosing.ts';
import { buttonWords, optionWords } from '../choosing/option-words.ts';
import { actionTraits } from '../choosing/traits.ts';
import style from './action-buttons.module.css';
import { HiddenWords, Seal } from './button-parts.tsx';
import { useTable } from './table-context.ts';

export function ActionButtons() {
  const { play } = useTable();
  const now = play.choosing.value;
  // The main button ends a turn in which something was done, and passes where nothing else can be done.
  const buttons = now.buttons.filter(({ kind }) => kind !== 'pass' && (kind !== 'end' || !now.hasActed));
  return (
    <section class={style.buttons} aria-label={say('table.buttons')}>
      {buttons.map((button, i) => (
        <ActionButton key={`${button.kind} ${i}`} button={button} />
      ))}
    </section>
  );
}

function ActionButton({ button }: { readonly button: ButtonChoice }) {
  const { play, setting } = useTable();
  const [option] = button.options;
  return (
    <Button
      data-button={button.kind}
      data-bare={actionTraits(option.action).isBare === true}
      onClick={() => play.touch({ button })}
    >
      {buttonWords(setting, button)}
      {button.options.length === 1 && <HiddenWords>{optionWords(setting, play.moment.value.view, option)}</HiddenWords>}
      {button.options.every(({ isFinal }) => isFinal) && <Seal />}
    </Button>
  );
}
