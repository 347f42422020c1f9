/** Everything that can be done now, in words: for whoever cannot or does not want to point at the board. */
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../words/words.ts';
import type { Setting } from './card-words.ts';
import { OptionList } from './option-list.tsx';
import type { Play } from './play.ts';

interface MovesPanelProps {
  readonly play: Play;
  readonly setting: Setting;
  readonly onClose: () => void;
}

export function MovesPanel({ play, setting, onClose }: MovesPanelProps) {
  const options = play.choosing.value.facets.map(({ option }) => option);
  return (
    <Dialog title={say('table.moves')} onClose={onClose}>
      <p>{say(options.length > 0 ? 'table.moves.note' : 'table.moves.none')}</p>
      <OptionList options={options} play={play} setting={setting} onDone={onClose} />
    </Dialog>
  );
}
