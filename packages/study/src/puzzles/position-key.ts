/** Positions told apart, however they were reached. */
import type { State } from '@cartagena/engine';

/** Equal for two positions of one world exactly if it makes no difference which of them is on the table: discards have no order. */
export function positionKey(state: State): string {
  const bytes = state.bytes.slice();
  const pile = state.discards.byteOffset - state.bytes.byteOffset;
  bytes.subarray(pile, pile + state.discardCount).sort();
  const {
    turn,
    actor,
    phase,
    actionsLeft,
    hasActed,
    hasFreeSail,
    startedEmptyHanded,
    cardsMoved,
    idleTurns,
    turns,
    ending,
    winners,
  } = state;
  const {
    stockCount,
    buriedCount,
    rowCount,
    discardCount,
    dock,
    step,
    combination,
    marks,
    use,
    mover,
    icon,
    route,
    target,
  } = state;
  const frame = [
    turn,
    actor,
    phase,
    actionsLeft,
    hasActed,
    hasFreeSail,
    startedEmptyHanded,
    cardsMoved,
    idleTurns,
    turns,
    ending,
    winners,
  ];
  const deed = [
    stockCount,
    buriedCount,
    rowCount,
    discardCount,
    dock,
    step,
    combination,
    marks,
    use,
    mover,
    icon,
    route,
    target,
  ];
  return String.fromCharCode(...frame, ...deed, state.tokensDue, state.token, state.cardsDue, ...bytes);
}
