/**
 * Cards that are laid first and used in a decision of their own: two that count as one, or a marked card whose use is
 * named only after what it sets off. A lay says what its cards may be used for, as data.
 */

import { NONE, USE } from '../base/vocabulary.ts';
import type { RuleData, Rules, RuleTables } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { forwardTarget } from './movement.ts';
import { countAt, type Movers, positionOf } from './positions.ts';

export interface CombinationUses {
  /** Icons that the cards may count as for a move, as bits. */
  readonly moves: number;
  /** Only the pirate with the hat may use them (CAPTAIN-2). */
  readonly hatOnly: boolean;
  /** Items that the cards may be used as, as bits of `USE`. */
  readonly items: number;
  /** The icon that two pirates move to together, NONE if this is no bomb. */
  readonly bomb: number;
}

export interface Combination {
  readonly type: 'lay' | 'sabres' | 'bomb' | 'joker' | 'open';
  readonly cards: readonly number[];
  readonly uses: CombinationUses;
}

/** Makes the lays of a module once the kinds of cards are known. */
export type CombinationMaker = (
  rules: RuleData & Pick<RuleTables, 'cardKinds' | 'kindIcon' | 'kindMarked' | 'icons'>,
) => Combination[];

export const NO_USES: CombinationUses = { moves: 0, hatOnly: false, items: 0, bomb: NONE };

/** All kinds of card with this icon: the plain one, and the marked one where there are marks. */
export function kindsWithIcon(
  tables: { readonly cardKinds: number; readonly kindIcon: Uint8Array },
  icon: number,
): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < tables.cardKinds; kind++) if (tables.kindIcon[kind] === icon) kinds.push(kind);
  return kinds;
}

/** Every two of the kinds, the same one twice included, order aside. */
export function pairsOf(kinds: readonly number[]): [number, number][] {
  return kinds.flatMap((a, i) => kinds.slice(i).map((b): [number, number] => [a, b]));
}

/** Whether anything can be done with cards laid for this uses. */
export function hasUse(rules: Rules, state: State, own: Movers, uses: CombinationUses): boolean {
  return hasMove(rules, state, own, uses) || hasItem(rules, state, uses) || hasBomb(rules, state, own, uses);
}

function hasMove(rules: Rules, state: State, own: Movers, uses: CombinationUses): boolean {
  if (uses.moves === 0) return false;
  const seat = state.actor;
  const { board } = rules;
  for (let m = uses.hatOnly ? own.count - 1 : 0; m < own.count; m++) {
    const place = positionOf(rules, state, seat, own.list[m]);
    // Where the end of the leg is always open, whoever is under way can go on.
    if (board.ahead[place] === 0) continue;
    if (board.end[place] !== board.boatNear) return true;
    for (let icon = 0; icon < rules.icons.length; icon++)
      if ((uses.moves >> icon) & 1 && forwardTarget(rules, state, seat, place, icon, 1) !== NONE) return true;
  }
  return false;
}

function hasItem(rules: Rules, state: State, uses: CombinationUses): boolean {
  if (uses.items === 0) return false;
  if (uses.items !== 1 << USE.pistol) return true;
  for (let seat = 0; seat < rules.seats; seat++) if (canAim(state, seat)) return true;
  return false;
}

/** A pistol needs another seat that holds a card (ITEM-PISTOL). */
export function canAim(state: State, target: number): boolean {
  return target !== state.actor && state.handCount[target] > 0;
}

function hasBomb(rules: Rules, state: State, own: Movers, uses: CombinationUses): boolean {
  if (uses.bomb === NONE) return false;
  for (let m = 0; m < own.count; m++) if (bombTarget(rules, state, own.list[m], uses.bomb) !== NONE) return true;
  return false;
}

/** Where a bomb takes two pirates: the hat and another, or two without it. NONE if it may not (ITEM-BOMB). */
export function bombTarget(rules: Rules, state: State, mover: number, icon: number): number {
  const seat = state.actor;
  const { spaces, places } = rules.board;
  const place = positionOf(rules, state, seat, mover);
  if (place < 1 || place > spaces) return NONE;
  const here = countAt(rules, state, seat, place);
  const without = here - (rules.hats && state.hat[seat] === place ? 1 : 0);
  if ((mover === places ? here : without) < 2) return NONE;
  return forwardTarget(rules, state, seat, place, icon, 2);
}
