/** Names, notation, JSON and copies all lead back to the same thing. Throws when they do not. */

import { SeededChance } from '../base/chance.ts';
import type { Result } from '../base/result.ts';
import type { Game } from '../model/rules.ts';
import { copyState, stateKey } from '../model/state.ts';
import { apply, nameAction } from '../play/actions.ts';
import { makeNotation, parseAction, parseNotation } from '../record/notation.ts';
import { makeSnapshot, restoreState } from '../view/snapshot.ts';
import { asJson, mustBeSame } from './same.ts';

export function checkRoundTrips({ rules, state }: Game, legal: Uint16Array): void {
  for (const action of legal) {
    const text = makeNotation(rules, action);
    const back = (read: Result<number>, how: string) => mustBeSame(read, { ok: true, value: action }, `${text} ${how}`);
    back(parseNotation(rules, state, text), 'read again');
    back(parseNotation(rules, state, `  ${text.toUpperCase().replaceAll(' ', '   ')} `), 'in large letters');
    back(parseAction(rules, state, asJson(nameAction(rules, action))), 'as an object');
  }
  const key = stateKey(state);
  mustBeSame(stateKey(restoreState(rules, asJson(makeSnapshot(rules, state)))), key, 'a state out of its snapshot');
  const copy = copyState(rules, state);
  mustBeSame(stateKey(copy), key, 'a copy');
  apply({ rules, state: copy, chance: new SeededChance(key) }, legal[0]);
  mustBeSame(stateKey(state), key, 'a state whose copy went on');
  if (stateKey(copy) === key) throw new Error(`Broken: ${makeNotation(rules, legal[0])} changes nothing`);
}
