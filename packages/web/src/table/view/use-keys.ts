/** Playing by keyboard. */
import { settings } from '../../base/settings.ts';
import { useWindowEvent } from '../../base/use-window-event.ts';
import { isSamePirate, type PirateRef } from '../../board/model.ts';
import { isCovered } from '../../ui/dialog.tsx';
import { commandOf, type KeyCommand, ownerOf } from '../choosing/keys.ts';
import type { Play } from '../choosing/play.ts';

export interface KeyPages {
  onMoves(): void;
  onLog(): void;
  onHelp(): void;
  onHint(): void;
  /** The nth thing that is numbered: a card, an icon, a place in the row. */
  onDigit(number: number): void;
}

export function useKeys(play: Play, pages: KeyPages): void {
  useWindowEvent('keydown', event => {
    // A window over the table has its own keys.
    if (event.defaultPrevented || isCovered()) return;
    const command = commandOf(event, ownerOf(document.activeElement), settings.characterKeys.value);
    if (!command) return;
    event.preventDefault();
    obey(command, play, pages);
  });
}

function obey(command: KeyCommand, play: Play, pages: KeyPages): void {
  const commands: { readonly [T in KeyCommand['type']]: () => void } = {
    digit: () => command.type === 'digit' && pages.onDigit(command.number),
    walk: () => command.type === 'walk' && walk(play, command.by),
    proceed: () => play.proceed() || pages.onMoves(),
    undo: play.undo,
    end: play.endTurn,
    clear: play.clear,
    moves: pages.onMoves,
    log: pages.onLog,
    hint: pages.onHint,
    help: pages.onHelp,
  };
  commands[command.type]();
}

function walk(play: Play, by: 1 | -1): void {
  const { movable, chosen } = play.choosing.value.marks;
  const pirate = nextPirate(movable, chosen, by);
  if (pirate && !(chosen && isSamePirate(pirate, chosen))) play.touch({ pirate });
}

/** The next one, beginning again after the last. */
function nextPirate(pirates: readonly PirateRef[], from: PirateRef | undefined, by: 1 | -1): PirateRef | undefined {
  if (pirates.length === 0) return undefined;
  const at = from ? pirates.findIndex(pirate => isSamePirate(pirate, from)) : by > 0 ? -1 : 0;
  return pirates[(at + by + pirates.length) % pirates.length];
}
