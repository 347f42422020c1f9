/**
 * The last action of a turn, held back until its player says so: what it would look like, before the turn passes on. Only for
 * what could be taken back if the turn went on, since everything else must really happen to be seen.
 */
import { type Action, type GameEvent, type Rules, redact, type View, viewFor } from '@cartagena/engine';
import { isFinal, type Option, tryAction, worldOf } from './option.ts';

/** It ends the turn without having been meant to, and could still be taken back if the turn waited. */
export function isHoldable({ action, endsTurn, isFinal }: Option): boolean {
  return endsTurn && !isFinal && action.type !== 'end' && action.type !== 'pass';
}

export interface Preview {
  readonly view: View;
  readonly events: readonly GameEvent[];
}

/** The table as the viewer would see it, and what happens on the way. The action must be holdable: a final one would show what nobody knows. */
export function preview(rules: Rules, view: View, action: Action): Preview {
  const world = worldOf(rules, view);
  // With one action to spare the turn does not end.
  world.actionsLeft++;
  const trial = tryAction(rules, world, action);
  if (isFinal(world, trial)) throw new Error(`What follows from ${action.type} is not known before it is done.`);
  trial.state.actionsLeft = 0;
  return {
    view: viewFor(rules, trial.state, view.viewer),
    events: trial.events.map(event => redact(event, view.viewer)),
  };
}
