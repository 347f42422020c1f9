import { isOver, type State } from '@cartagena/engine';

/** Whether the next decision is the seat's again, within its own turn. */
export function isStillDeciding(state: State, seat: number): boolean {
  return !isOver(state) && state.turn === seat && state.actor === seat;
}
