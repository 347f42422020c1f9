/** A turn in words, and why it is the best. */
import { unwrap, viewFor } from '@cartagena/engine';
import type { Explanation } from '@cartagena/study';
import { follow, type Position } from '../exercise/course.ts';
import { optionsOf } from '../game/option.ts';
import type { Setting } from '../table/card-words.ts';
import { optionWords } from '../table/option-words.ts';
import { teach } from '../words/learn/words.ts';

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

/** What tips the balance, in as many sentences as anybody reads. */
export function reasonsInWords({ because, better, other }: Explanation): string[] {
  return because
    .slice(0, 3)
    .map(aspect =>
      teach(`puzzle.why.${aspect}`, { n: Math.round(Math.abs(better.gains[aspect] - other.gains[aspect])) }),
    );
}

export const percent = (chance: number): number => Math.round(chance * 100);
