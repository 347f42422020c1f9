/** What a seat may take back, as a function of the record. */
import type { GameEvent } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { isOver } from '../play/turn.ts';
import { REVEALING } from '../setup/registry.ts';
import { type ChanceOptions, type GameRecord, replay } from './record.ts';

/** Whether an event showed something that was unknown to some seat. Playing one's own card by choice does not count. */
export function reveals(event: GameEvent): boolean {
  return event.type === 'drew' ? event.from === 'stock' : REVEALING.has(event.type);
}

/** A seat's last actions that can be taken back. Updated action by action, it saves a replay. */
export interface UndoRun {
  readonly seat: number;
  readonly turn: number;
  readonly count: number;
}

export const NO_RUN: UndoRun = { seat: -1, turn: -1, count: 0 };

/** With the action that is about to be done in this state. */
export function withAction({ seat, turn, count }: UndoRun, { actor, turns }: Pick<State, 'actor' | 'turns'>): UndoRun {
  return { seat: actor, turn: turns, count: seat === actor && turn === turns ? count + 1 : 1 };
}

/** After what the action brought about: what was revealed cannot be taken back, nor what was done before it. */
export function withEvent(run: UndoRun, event: GameEvent): UndoRun {
  return reveals(event) ? { ...run, count: 0 } : run;
}

/** How many actions of the run the seat may take back in this state. */
export function undoableOf({ seat: by, turn, count }: UndoRun, seat: number, state: State): number {
  return by === seat && turn === state.turns && state.actor === seat && !isOver(state) ? count : 0;
}

/**
 * How many of its last actions the seat may take back: its own of the current turn, back to the last one that revealed
 * something to anybody or asked another seat for a decision. A finished game takes nothing back.
 */
export function undoable(record: GameRecord, seat: number, options: ChanceOptions = {}): number {
  let run = NO_RUN;
  const played = replay(record, {
    ...options,
    before(game) {
      run = withAction(run, game.state);
    },
    emit(event) {
      run = withEvent(run, event);
    },
  });
  return played.ok ? undoableOf(run, seat, played.value.state) : 0;
}

/** The record without the last `count` actions of the seat; the same record if it may not take back that many. */
export function takeBack(record: GameRecord, seat: number, count: number, options: ChanceOptions = {}): GameRecord {
  if (count > undoable(record, seat, options)) return record;
  return { ...record, actions: record.actions.slice(0, record.actions.length - count) };
}
