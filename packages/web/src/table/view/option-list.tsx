/** Options as buttons in words. */

import type { Setting } from '../../events/card-words.ts';
import { Button } from '../../ui/button.tsx';
import type { Option } from '../choosing/option.ts';
import { optionWords } from '../choosing/option-words.ts';
import type { Play } from '../choosing/play.ts';
import { Seal } from './button-parts.tsx';
import style from './option-list.module.css';

interface OptionListProps {
  readonly options: readonly Option[];
  readonly play: Play;
  readonly setting: Setting;
  readonly onDone?: () => void;
}

export function OptionList({ options, play, setting, onDone }: OptionListProps) {
  const { view } = play.moment.value;
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
            {optionWords(setting, view, option)}
            {option.isFinal && <Seal />}
          </Button>
        </li>
      ))}
    </ul>
  );
}
