/** One action as it happens: what it visibly changes, and whether it shows something that could not be foreseen. */
import { NotedChance } from '@cartagena/bots/mind';
import {
  type Action,
  type ActionId,
  apply,
  type Chance,
  type GameEvent,
  isOver,
  nameAction,
  type Place,
  type Rules,
  reveals,
  type State,
} from '@cartagena/engine';

export interface TurnStep {
  readonly action: Action;
  readonly moves: readonly { readonly seat: number; readonly from: Place; readonly to: Place }[];
  /** Cards that the acting seat drew. */
  readonly draws: number;
}

/** Does the action to the state. True: it brought or showed what nobody could foresee. */
export function applyAndDetectReveal(
  rules: Rules,
  state: State,
  action: ActionId,
  chance: Chance,
  hear?: (event: GameEvent) => void,
): boolean {
  const noted = new NotedChance(chance);
  let revealed = false;
  const emit = (event: GameEvent): void => {
    if (reveals(event)) revealed = true;
    hear?.(event);
  };
  apply({ rules, state, chance: noted, emit }, action);
  return revealed || noted.asked > 0;
}

/** Tells an action of the seat by the events that it brings about. */
export function stepOf(
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

/** Does the action to the state and tells what it changed. */
export const applyAsStep = (rules: Rules, state: State, action: ActionId, chance: Chance): TurnStep =>
  stepOf(rules, action, state.actor, emit => void applyAndDetectReveal(rules, state, action, chance, emit));

/** Whether the seat decides again, in its own turn, before anybody else does. */
export function isStillDeciding(state: State, seat: number): boolean {
  return !isOver(state) && state.turn === seat && state.actor === seat;
}
