/** Things to do that are not pointed out on the board or in the hand, as buttons; beside them stock and discards. */
import type { Rules } from '@cartagena/engine';
import { Button } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import type { Setting } from './card-words.ts';
import type { Deed } from './choosing.ts';
import style from './deeds.module.css';
import { deedWords, optionWords } from './option-words.ts';
import type { Play } from './play.ts';
import { Seal } from './seal.tsx';
import { hasDeeds, Piles } from './supply.tsx';
import { actionTraits } from './traits.ts';

interface DeedsProps {
  readonly play: Play;
  readonly rules: Rules;
  readonly setting: Setting;
}

export function Deeds({ play, rules, setting }: DeedsProps) {
  const { view } = play.moment.value;
  const now = play.choosing.value;
  // The main button ends a turn in which something was done, and passes where nothing else can be done.
  const deeds = now.deeds.filter(({ kind }) => kind !== 'pass' && (kind !== 'end' || !now.hasActed));
  if (deeds.length === 0 && !hasDeeds(rules)) return null;
  return (
    <section class={style.deeds} aria-label={say('table.deeds')}>
      {hasDeeds(rules) && (
        <div class={style.piles}>
          <Piles view={view} edition={setting.edition} />
        </div>
      )}
      {deeds.map((deed, i) => (
        <DeedButton key={`${deed.kind} ${i}`} deed={deed} play={play} setting={setting} />
      ))}
    </section>
  );
}

interface DeedButtonProps {
  readonly deed: Deed;
  readonly play: Play;
  readonly setting: Setting;
}

function DeedButton({ deed, play, setting }: DeedButtonProps) {
  const [option] = deed.options;
  return (
    <Button
      data-deed={deed.kind}
      data-bare={actionTraits(option.action).isBare === true}
      aria-label={deed.options.length === 1 ? optionWords(setting, play.moment.value.view, option) : undefined}
      onClick={() => play.touch({ deed })}
    >
      {deedWords(setting, deed)}
      {deed.options.every(({ isFinal }) => isFinal) && <Seal />}
    </Button>
  );
}
