/** A turn in words. */
import { unwrap, viewFor } from '@cartagena/engine';
import { follow, type Position } from '../exercise/course.ts';
import { optionsOf } from '../game/option.ts';
import type { Setting } from '../table/card-words.ts';
import { optionWords } from '../table/option-words.ts';

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
