/** How people go wrong: they overlook actions, misjudge positions, and love to run. */
import { type ActionId, type Chance, makeNotation, type Rules } from '@cartagena/engine';

export interface HumanError {
  /** The share of its pirates and cards that the bot overlooks at a decision. */
  readonly overlooks: number;
  /** The standard deviation of its evaluations, in log-odds of winning. */
  readonly misjudges: number;
}

/** The actions in which no pirate and no card is overlooked; all of them if none is left. */
export function noticedActions(
  rules: Rules,
  legal: readonly ActionId[],
  share: number,
  chance: Chance,
): readonly ActionId[] {
  if (share === 0) return legal;
  const seen = new Map<string, boolean>();
  const isSeen = (word: string): boolean => {
    const known = seen.get(word) ?? chance.below(1000) >= share * 1000;
    seen.set(word, known);
    return known;
  };
  // In notation, the first word names the type of action, the others what it is done with.
  const noticed = legal.filter(action => makeNotation(rules, action).split(' ').slice(1).every(isSeen));
  return noticed.length > 0 ? noticed : legal;
}

/** Approximately normal, with mean 0 and standard deviation 1: the sum of twelve uniform draws. */
export function standardNormal(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += chance.below(1000) / 1000;
  return sum - 6;
}
