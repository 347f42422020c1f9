/**
 * Explains in words why an action is illegal. Legality is defined in `legalActions` alone; these functions run only after it refused
 * and only explain.
 */
import type { Reason } from '../base/result.ts';
import { NONE, type Place } from '../base/vocabulary.ts';
import type { CombinationUses, Rules, UseType } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { declaresLate, holds } from './cards.ts';
import { placeOf } from './positions.ts';

export const reason = (code: string, text: string): Reason => ({ code, text });

export const noPirate = (rules: Rules, mover: number): Reason =>
  reason('no-pirate', `No pirate to choose stands ${where(rules.board.names[mover])}.`);

/** The reason if the played cards are for another use; undefined if they can be used for this one. */
export function otherUse(uses: CombinationUses, use: UseType): Reason | undefined {
  return uses.others.includes(use) ? undefined : reason('other-use', 'The played cards cannot be used for that.');
}

/** Why this card cannot be played for something at once; undefined if it can. */
export function notPlayable(rules: Rules, state: State, kind: number): Reason | undefined {
  if (!holds(rules, state, state.actor, kind)) return reason('no-card', `You hold no ${rules.cardNames[kind]} card.`);
  return declaresLate(rules, kind)
    ? reason('lay-first', `A marked card is played first (lay ${rules.cardNames[kind]}); its use is chosen afterwards.`)
    : undefined;
}

/** Why this pirate cannot go forward with this icon by this way. */
export function noWayForward(rules: Rules, state: State, mover: number, icon: number, route: number): Reason {
  const { board } = rules;
  const seat = state.actor;
  const place = placeOf(rules, state, seat, mover);
  if (place === NONE) return noPirate(rules, mover);
  if (board.ahead[place] === 0)
    return board.noWayOn[place] ?? reason('home', 'That pirate has arrived: there is nothing further ahead.');
  const name = rules.icons[icon];
  if (route > 0) {
    const way = `${rules.routeNames[route - 1]} ${rules.routeField}`;
    return reason(`no-${rules.routeField}`, `No free ${name} space on the ${way} can be reached from there.`);
  }
  const { code, text } = rules.whyNoEntry(rules, state, seat, board.end[place]);
  return reason(code, `No vacant ${name} space is left on this leg, and ${text}`);
}

function where(place: Place): string {
  if (typeof place === 'number') return `on space ${place}`;
  return `at the ${place}`;
}
