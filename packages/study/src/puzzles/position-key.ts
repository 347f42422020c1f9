/** A key that two states of one game share exactly if they are the same position, however it was reached. */
import type { State } from '@cartagena/engine';

/** The order of the discards plays no part in the rules, so they are sorted. */
export function positionKey(state: State): string {
  const bytes = state.bytes.slice();
  const start = state.discards.byteOffset - state.bytes.byteOffset;
  bytes.subarray(start, start + state.discardCount).sort();
  return String.fromCharCode(...numbersOutsideBytes(state), ...bytes);
}

/** The numbers of a state that are fields of their own. */
function numbersOutsideBytes(state: State): number[] {
  return Object.values(state).filter(value => typeof value === 'number');
}
