/**
 * Cards that are played first and used in a decision of their own: two that count as one, or a marked card whose use is named
 * only after what it sets off.
 */
import { NONE } from '../base/vocabulary.ts';
import type { CardTables, CombinationUses, Movers, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { reachableIcons } from './movement.ts';

export const NO_USES: CombinationUses = { moves: 0, hatOnly: false, others: [], icon: NONE };

/** All kinds of card with this icon: the plain one, and the marked one where there are marks. */
export function kindsWithIcon(
  { cardKinds, kindIcon }: Pick<CardTables, 'cardKinds' | 'kindIcon'>,
  icon: number,
): number[] {
  return Array.from({ length: cardKinds }, (_, kind) => kind).filter(kind => kindIcon[kind] === icon);
}

/** Every two of the kinds, the same one twice included, order aside. */
export function pairsOf(kinds: readonly number[]): [number, number][] {
  return kinds.flatMap((a, i) => kinds.slice(i).map((b): [number, number] => [a, b]));
}

/** Whether anything can be done with cards that have these uses. */
export function hasUse(rules: Rules, state: State, own: Movers, uses: CombinationUses): boolean {
  if (hasMove(rules, state, own, uses)) return true;
  const { others } = uses;
  for (let i = 0; i < others.length; i++) if (others[i].isPossible?.(rules, state, own, uses) ?? true) return true;
  return false;
}

function hasMove(rules: Rules, state: State, own: Movers, uses: CombinationUses): boolean {
  if (uses.moves === 0) return false;
  const seat = state.actor;
  for (let m = uses.hatOnly ? own.count - 1 : 0; m < own.count; m++)
    if (reachableIcons(rules, state, seat, own.places[m], 1) & uses.moves) return true;
  return false;
}
