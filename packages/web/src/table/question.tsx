/** Which of several ways was meant. */
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../words/words.ts';
import type { Setting } from './card-words.ts';
import { OptionList } from './option-list.tsx';
import type { Play } from './play.ts';

export function Question({ play, setting }: { readonly play: Play; readonly setting: Setting }) {
  const options = play.question.value;
  if (!options) return null;
  const { type } = options[0].action;
  const title =
    type === 'open'
      ? 'table.which.chest'
      : type === 'pistol' || type === 'use-pistol'
        ? 'table.which.whom'
        : 'table.which';
  const about = type === 'open' ? say('table.about.open') : type === 'pistol' ? say('table.about.pistol') : undefined;
  return (
    <Dialog title={say(title)} onClose={play.clear}>
      {about && <p>{about}</p>}
      <OptionList options={options} play={play} setting={setting} />
    </Dialog>
  );
}
