/** Why somebody cannot do something, as far as the one who looks can know it. */
import { type Action, checkAction, type Reason, type Rules, SeededChance, type View } from '@cartagena/engine';
import { worldOf } from './option.ts';

/** Undefined: it can be done. */
export function whyNot(rules: Rules, view: View, action: Action): Reason | undefined {
  const seat = view.viewer === 'spectator' ? -1 : view.viewer;
  if (view.phase !== 'over' && seat !== view.actor)
    return { code: 'not-your-turn', text: 'Somebody else decides now.' };
  const judged = checkAction({ rules, state: worldOf(rules, view), chance: new SeededChance('why') }, seat, action);
  return judged.ok ? undefined : judged.reason;
}
