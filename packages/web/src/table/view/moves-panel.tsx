/** Everything that can be done now, in words: for whoever cannot or does not want to point at the board. */

import type { Setting } from '../../events/card-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../words/words.ts';
import type { Play } from '../choosing/play.ts';
import { OptionList } from './option-list.tsx';

interface MovesPanelProps {
  readonly play: Play;
  readonly setting: Setting;
  readonly onClose: () => void;
}

export function MovesPanel({ play, setting, onClose }: MovesPanelProps) {
  const options = play.choosing.value.options;
  return (
    <Dialog title={say('table.moves')} onClose={onClose}>
      <p>{say(options.length > 0 ? 'table.moves.note' : 'table.moves.none')}</p>
      <OptionList options={options} play={play} setting={setting} onDone={onClose} />
    </Dialog>
  );
}
