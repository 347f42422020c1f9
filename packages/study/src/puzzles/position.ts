/** Positions told apart, however they were reached. */
import type { State } from '@cartagena/engine';

/** Equal for two positions of one world exactly if it makes no difference which of them is on the table: discards have no order. */
export function positionKey(state: State): string {
  const bytes = state.bytes.slice();
  const pile = state.pile.byteOffset - state.bytes.byteOffset;
  bytes.subarray(pile, pile + state.piled).sort();
  const { turn, actor, phase, left, acted, privilege, barehanded, stirred, idle, turns, ending, winners } = state;
  const { stocked, buried, rowed, piled, dock, step, lay, marks, use, mover, icon, route, target } = state;
  const frame = [turn, actor, phase, left, acted, privilege, barehanded, stirred, idle, turns, ending, winners];
  const deed = [stocked, buried, rowed, piled, dock, step, lay, marks, use, mover, icon, route, target];
  return String.fromCharCode(...frame, ...deed, state.tokensDue, state.token, state.due, ...bytes);
}
