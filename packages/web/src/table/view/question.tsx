/** Which of several ways was meant. */

import type { Setting } from '../../events/card-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../words/words.ts';
import type { Play } from '../choosing/play.ts';
import { actionTraits } from '../choosing/traits.ts';
import { OptionList } from './option-list.tsx';

export function Question({ play, setting }: { readonly play: Play; readonly setting: Setting }) {
  const options = play.question.value;
  if (!options) return null;
  const { whichWords = 'table.which', whichAbout } = actionTraits(options[0].action);
  return (
    <Dialog title={say(whichWords)} onClose={play.clear}>
      {whichAbout && <p>{say(whichAbout)}</p>}
      <OptionList options={options} play={play} setting={setting} />
    </Dialog>
  );
}
