/** Options as buttons in words: all that there are, or those of which one is meant. */
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../words/words.ts';
import type { Option } from '../choosing/option.ts';
import { optionWords } from '../choosing/option-words.ts';
import { actionTraits } from '../choosing/traits.ts';
import { Seal } from './button-parts.tsx';
import style from './option-list.module.css';
import { useTable } from './table-context.ts';

/** Everything that can be done now: for whoever cannot or does not want to point at the board. */
export function MovesPanel({ onClose }: { readonly onClose: () => void }) {
  const { options } = useTable().play.choosing.value;
  return (
    <Dialog title={say('table.moves')} onClose={onClose}>
      <p>{say(options.length > 0 ? 'table.moves.note' : 'table.moves.none')}</p>
      <OptionList options={options} onDone={onClose} />
    </Dialog>
  );
}

/** Which of several ways was meant. */
export function Question() {
  const { play } = useTable();
  const options = play.question.value;
  if (!options) return null;
  const { whichWords = 'table.which', whichAbout } = actionTraits(options[0].action);
  return (
    <Dialog title={say(whichWords)} onClose={play.clear}>
      {whichAbout && <p>{say(whichAbout)}</p>}
      <OptionList options={options} />
    </Dialog>
  );
}

interface OptionListProps {
  readonly options: readonly Option[];
  readonly onDone?: () => void;
}

function OptionList({ options, onDone }: OptionListProps) {
  const { play, setting } = useTable();
  return (
    <ul class={style.list} data-testid="options">
      {options.map((option, i) => (
        <li key={i}>
          <Button
            autoFocus={i === 0}
            onClick={() => {
              onDone?.();
              play.act(option);
            }}
          >
            {optionWords(setting, play.moment.value.view, option)}
            {option.isFinal && <Seal />}
          </Button>
        </li>
      ))}
    </ul>
  );
}
