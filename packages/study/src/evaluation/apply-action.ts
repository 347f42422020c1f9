/** Applies actions while looking ahead, and notices when one of them reveals what nobody could foresee. */
import { CountingChance } from '@cartagena/bots/search';
import { type ActionId, apply, type Chance, type GameEvent, type Rules, reveals, type State } from '@cartagena/engine';

/** Applies the action to the state. Returns whether it drew on chance or showed hidden information. */
export function applyAndDetectReveal(
  rules: Rules,
  state: State,
  action: ActionId,
  chance: Chance,
  listen?: (event: GameEvent) => void,
): boolean {
  const counting = new CountingChance(chance);
  let revealed = false;
  const emit = (event: GameEvent): void => {
    if (reveals(event)) revealed = true;
    listen?.(event);
  };
  apply({ rules, state, chance: counting, emit }, action);
  return revealed || counting.drawCount > 0;
}
