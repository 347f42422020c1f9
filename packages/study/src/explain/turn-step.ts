/** One action of a turn as an explanation shows it: the action and what it visibly changed. */
import type { Action, ActionId, Chance, GameEvent, Place, Rules, State } from '@cartagena/engine';
import { nameAction } from '@cartagena/engine';
import { applyAndDetectReveal } from '../evaluation/apply-action.ts';

export interface TurnStep {
  readonly action: Action;
  readonly moves: readonly { readonly seat: number; readonly from: Place; readonly to: Place }[];
  /** Cards that the acting seat drew. */
  readonly draws: number;
}

/** Describes an action of the seat by the events that `perform` emits while it applies the action. */
export function describeStep(
  rules: Rules,
  action: ActionId,
  seat: number,
  perform: (emit: (event: GameEvent) => void) => void,
): TurnStep {
  const moves: TurnStep['moves'][number][] = [];
  let draws = 0;
  perform(event => {
    if (event.type === 'moved') moves.push({ seat: event.seat, from: event.from, to: event.to });
    if (event.type === 'drew' && event.seat === seat) draws++;
  });
  return { action: nameAction(rules, action), moves, draws };
}

/** Applies the action to the state and describes it. */
export const applyStep = (rules: Rules, state: State, action: ActionId, chance: Chance): TurnStep =>
  describeStep(rules, action, state.actor, emit => void applyAndDetectReveal(rules, state, action, chance, emit));
