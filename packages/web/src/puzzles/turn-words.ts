/** A turn in words. */
import { unwrap, viewFor } from '@cartagena/engine';
import type { Setting } from '../events/card-words.ts';
import { follow, type Position } from '../exercise/course.ts';
import { optionsOf } from '../table/choosing/option.ts';
import { optionWords } from '../table/choosing/option-words.ts';

/** Each action of the turn as the table itself words it. */
export function turnWords(position: Position, setting: Setting, actions: readonly unknown[]): string[] {
  const { rules, state } = position;
  const named = unwrap(follow(position, actions)).actions;
  return named.map((action, i) => {
    const before = unwrap(follow(position, actions.slice(0, i)));
    const view = viewFor(rules, before.state, state.actor);
    return optionWords(setting, view, optionsOf(rules, view, [action])[0]);
  });
}
