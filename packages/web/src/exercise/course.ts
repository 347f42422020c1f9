/** What comes of actions that are tried from a prepared position. Luck is the same each time, so all of it can be taken back. */
import {
  type Action,
  actionBuffer,
  apply,
  type Chance,
  checkAction,
  copyState,
  type GameEvent,
  isOver,
  legalActions,
  nameAction,
  ok,
  type Result,
  type Rules,
  type State,
} from '@cartagena/engine';

export interface Position {
  readonly rules: Rules;
  /** The seat to move is the one that tries. */
  readonly state: State;
  readonly luck: () => Chance;
}

export interface Course {
  readonly actions: readonly Action[];
  /** What happened, action by action, answers of others included. */
  readonly told: readonly (readonly GameEvent[])[];
  readonly state: State;
  /** The turn is over, or the game. */
  readonly hasEnded: boolean;
}

/** Actions by name or in notation; or why one of them is not allowed. */
export function follow({ rules, state: start, luck }: Position, actions: readonly unknown[]): Result<Course> {
  const seat = start.actor;
  const told: GameEvent[][] = [];
  const state = copyState(rules, start);
  const game = { rules, state, chance: luck(), emit: (event: GameEvent) => void told.at(-1)!.push(event) };
  const hasEnded = () => isOver(state) || state.turns !== start.turns;
  const out = actionBuffer(rules);
  const made: Action[] = [];
  for (const action of actions) {
    const judged = checkAction(game, seat, action);
    if (!judged.ok) return judged;
    made.push(nameAction(rules, judged.value));
    told.push([]);
    apply(game, judged.value);
    // Others who are asked in between answer with the first thing that they may do.
    while (!hasEnded() && state.actor !== seat) {
      legalActions(rules, state, out);
      apply(game, out[0]);
    }
  }
  return ok({ actions: made, told, state, hasEnded: hasEnded() });
}
