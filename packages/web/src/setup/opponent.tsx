/** The bot at a seat, chosen by its face: the levels from weak to strong, and those with a style of their own. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Face } from '../art/face.tsx';
import { set } from '../base/set.ts';
import { strengthWords } from '../game/opponent-words.ts';
import { CHARACTER, LEVELS, type Opponent, STYLES } from '../game/opponents.ts';
import { RadioCard } from '../ui/radio-card.tsx';
import { say } from '../words/words.ts';
import style from './opponent.module.css';

interface OpponentPickerProps {
  readonly number: number;
  readonly value: Opponent;
  /** Whether the faces are there from the start. */
  readonly isOpen: boolean;
  readonly onChange: (bot: Opponent) => void;
}

export function OpponentPicker({ number, value, isOpen, onChange }: OpponentPickerProps) {
  const group = useId();
  // Afterwards it is only for the person to fold.
  const isUnfolded = useSignal(isOpen);
  const faces = (bots: readonly Opponent[]) => (
    <div class={style.faces}>
      {bots.map(bot => (
        <RadioCard
          key={bot}
          class={style.face}
          name={group}
          aria-label={`${CHARACTER[bot].name}, ${strengthWords(bot)}`}
          checked={bot === value}
          onChoose={() => onChange(bot)}
        >
          <Face bot={bot} size={56} />
          <strong>{CHARACTER[bot].name}</strong>
          <span class={style.strength}>{strengthWords(bot)}</span>
        </RadioCard>
      ))}
    </div>
  );
  return (
    <details
      class={style.opponent}
      open={isUnfolded.value}
      onToggle={event => set(isUnfolded, event.currentTarget.open)}
    >
      <summary>
        <Face bot={value} size={48} />
        <span class={style.who}>
          <strong>{CHARACTER[value].name}</strong> <span class={style.chosen}>{strengthWords(value)}</span>{' '}
          <span class={style.about}>{say(`bot.${value}.about`)}</span>
        </span>
      </summary>
      <fieldset class={style.all}>
        <legend class="visually-hidden">{say('setup.opponent', { number })}</legend>
        {faces(LEVELS)}
        <p class="soft">{say('setup.styles')}</p>
        {faces(STYLES)}
      </fieldset>
    </details>
  );
}
