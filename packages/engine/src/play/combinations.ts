/**
 * Cards that are played first and used in a decision of their own: two that count as one, or a marked card whose use is named
 * only after what it triggers.
 */
import { NONE } from '../base/vocabulary.ts';
import type { CardTables, Combination, CombinationRun, CombinationUses, Resources, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { MAX_CARD_KINDS } from './cards.ts';
import { EVERY_ICON } from './movement.ts';

/** Stands for the second card of a combination that has only one. */
const NO_SECOND = MAX_CARD_KINDS;

export const NO_USES: CombinationUses = { moves: 0, hatOnly: false, others: [], icon: NONE };

/** All kinds of card with this icon: the plain one, and the marked one where there are marks. */
export function kindsWithIcon(
  { cardKinds, kindIcon }: Pick<CardTables, 'cardKinds' | 'kindIcon'>,
  icon: number,
): number[] {
  return Array.from({ length: cardKinds }, (_, kind) => kind).filter(kind => kindIcon[kind] === icon);
}

/** All unordered pairs of the kinds, including pairs of the same kind. */
export function pairsOf(kinds: readonly number[]): [number, number][] {
  return kinds.flatMap((a, i) => kinds.slice(i).map((b): [number, number] => [a, b]));
}

/** Combinations of one type in runs. */
export function runsOf(list: readonly Combination[]): CombinationRun[] {
  const runs: CombinationRun[] = [];
  for (let from = 0; from < list.length; ) {
    const { cards, uses } = list[from];
    const offsets = new Uint8Array(MAX_CARD_KINDS + 1);
    let seconds = 0;
    let to = from;
    for (; to < list.length && list[to].cards[0] === cards[0] && list[to].uses === uses; to++) {
      const second = list[to].cards[1] ?? NO_SECOND;
      if (seconds >> second !== 0) break;
      seconds |= 1 << second;
      offsets[second] = to - from;
    }
    runs.push({ from, uses, first: 1 << cards[0], seconds, offsets });
    from = to;
  }
  return runs;
}

/** The second cards with which the seat can make combinations of this run, as bits; none if it does not hold the first card. */
export function availableSeconds({ held, heldTwice }: Resources, { first, seconds }: CombinationRun): number {
  if ((held & first) === 0) return 0;
  return seconds & ((held & ~first) | (heldTwice & first) | (1 << NO_SECOND));
}

/** Whether anything can be done with cards that have these uses. */
export function hasUse(rules: Rules, state: State, own: Resources, uses: CombinationUses): boolean {
  return hasMove(own, uses) || isPossible(possibleIcons(rules, state, own, uses.others), uses);
}

export function hasMove({ count, reachable }: Resources, { moves, hatOnly }: CombinationUses): boolean {
  if (moves === 0) return false;
  for (let m = hatOnly ? count - 1 : 0; m < count; m++) if (reachable[m] & moves) return true;
  return false;
}

/** The icons with which something could be done with one of these uses, as bits. */
export function possibleIcons(rules: Rules, state: State, own: Resources, others: CombinationUses['others']): number {
  let icons = 0;
  for (let i = 0; i < others.length; i++) icons |= others[i].possibleIcons?.(rules, state, own) ?? EVERY_ICON;
  return icons;
}

/** Whether the icon that the uses refer to is among these; any will do if they refer to none. */
export function isPossible(icons: number, { icon }: CombinationUses): boolean {
  return icon === NONE ? icons !== 0 : ((icons >> icon) & 1) === 1;
}
