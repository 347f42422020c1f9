/**
 * The last action of a turn, held back until its player says so: what it would look like, before the turn passes on. Only for
 * what can be taken back, since everything else must really happen to be seen.
 */
import { type Action, type Rules, viewFor } from '@cartagena/engine';
import type { Moment, Step } from './host.ts';
import { isFinal, tryAction, worldOf } from './option.ts';

/** Undefined: it cannot be held back; it is final, does not end the turn, or is the end itself. */
export function preview(rules: Rules, { made, view, undoable }: Moment, action: Action): Step | undefined {
  if (action.type === 'end' || action.type === 'pass') return undefined;
  const world = worldOf(rules, view);
  const trial = tryAction(rules, world, action);
  if (trial.state.turns === world.turns || isFinal(world, trial)) return undefined;
  // With one action to spare the turn does not end.
  world.left++;
  const { state, events } = tryAction(rules, world, action);
  state.left = 0;
  return {
    events,
    moment: { made: made + 1, view: viewFor(rules, state, view.viewer), legal: [], undoable: undoable + 1 },
  };
}
