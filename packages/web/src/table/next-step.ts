/** What the main button does: always the likely next step. */
import type { Option } from '../game/option.ts';
import type { Choosing } from './choosing.ts';
import { isNothing } from './chosen.ts';
import { actionTraits } from './traits.ts';

export type NextStep =
  /** The turn's last action was made and waits for a word. */
  | { readonly type: 'pass-on' }
  | { readonly type: 'do'; readonly option: Option; readonly isOnly: boolean }
  /** Too many ways: show them. */
  | { readonly type: 'moves'; readonly options: readonly Option[] }
  /** Others decide. */
  | { readonly type: 'wait' };

export function nextStep(now: Choosing, isHeld: boolean): NextStep {
  if (isHeld) return { type: 'pass-on' };
  const options = now.facets.map(({ option }) => option);
  if (options.length === 0) return { type: 'wait' };
  if (options.length === 1) return { type: 'do', option: options[0], isOnly: true };
  if (now.settled) return { type: 'do', option: now.settled, isOnly: false };
  const likely = options.find(({ action }) => actionTraits(action).isLikely);
  if (likely) return { type: 'do', option: likely, isOnly: false };
  const end = options.find(({ action }) => action.type === 'end');
  if (end && now.hasActed && isNothing(now.chosen)) return { type: 'do', option: end, isOnly: false };
  return { type: 'moves', options: now.fitting };
}
