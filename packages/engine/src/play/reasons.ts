/**
 * Why something cannot be done, in words. Legality is stated in `legalActions` alone; these are asked only after it said no,
 * and only explain.
 */

import type { Reason } from '../base/result.ts';
import { BERTHS, NONE, type Place, USE, type Use } from '../base/vocabulary.ts';
import { ROOM } from '../model/board.ts';
import type { Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { declaresLate, holds } from './cards.ts';
import type { CombinationUses } from './combinations.ts';
import { firstVacant } from './movement.ts';
import { placeOf } from './positions.ts';

export const reason = (code: string, text: string): Reason => ({ code, text });

export const noPirate = (rules: Rules, mover: number): Reason =>
  mover === rules.board.places
    ? reason('no-pirate', 'The pirate with the hat cannot do that.')
    : reason('no-pirate', `No pirate to choose stands ${where(rules.board.names[mover])}.`);

/** The laid cards are for something else; undefined if they can be used as this item. */
export function otherUse(uses: CombinationUses, item: Use): Reason | undefined {
  return (uses.items >> USE[item]) & 1 ? undefined : reason('other-use', 'The laid cards cannot be used for that.');
}

/** Why this card cannot be played for something at once; undefined if it can. */
export function notPlayable(rules: Rules, state: State, kind: number): Reason | undefined {
  if (!holds(rules, state, state.actor, kind)) return reason('no-card', `You hold no ${rules.cardNames[kind]} card.`);
  return declaresLate(rules, kind)
    ? reason(
        'lay-first',
        `A marked card is laid first (lay ${rules.cardNames[kind]}); its use is chosen after the token.`,
      )
    : undefined;
}

/** Why this pirate cannot go forward with this icon by this route. */
export function noWayForward(rules: Rules, state: State, mover: number, icon: number, route: number): Reason {
  const { board } = rules;
  const seat = state.actor;
  const place = placeOf(rules, state, seat, mover);
  if (place === NONE) return noPirate(rules, mover);
  if (place === board.boatNear)
    return reason('aboard', 'The boat has not crossed yet: those aboard must wait until it sails.');
  if (board.ahead[place] === 0) return reason('home', 'That pirate has arrived: there is nothing further ahead.');
  const name = rules.icons[icon];
  if (route > 0)
    return reason('no-raft', `No free ${name} space on the ${BERTHS[route - 1]} raft can be boarded from there.`);
  if (firstVacant(state, board.ahead[place], board.last[place], icon) > 0)
    return reason('not-now', 'Not at this moment.');
  if (state.dock !== 0)
    return reason('boat-away', `No vacant ${name} space is left on this leg, and the boat is away.`);
  return reason(
    'boat-full',
    `No vacant ${name} space is left on this leg, and ${ROOM} of this colour are in the boat already.`,
  );
}

function where(place: Place): string {
  if (typeof place === 'number') return `on space ${place}`;
  return place === 'boat' ? 'in the boat' : `at the ${place}`;
}
