/** A key that two states of one game share exactly if they are the same position, however it was reached. */
import type { State } from '@cartagena/engine';

/** All of a state is in its bytes. The order of the discards plays no part in the rules, so they are sorted. */
export function positionKey(state: State): string {
  const bytes = state.bytes.slice();
  const start = state.discards.byteOffset - state.bytes.byteOffset;
  bytes.subarray(start, start + state.discardCount).sort();
  return String.fromCharCode(...bytes);
}
