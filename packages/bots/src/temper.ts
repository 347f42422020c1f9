/** How people go wrong: they do not see everything, they misjudge, and they love to run. */
import { type ActionId, type Chance, makeNotation, type Rules } from '@cartagena/engine';

export interface Temper {
  /** Share of its pirates and cards that it does not think of at a decision. */
  readonly overlooks: number;
  /** How far its judgement is off, in log-odds of winning. */
  readonly misjudges: number;
  /** What a step forward is worth to it for its own sake, in log-odds of winning for the whole way of one pirate. */
  readonly haste: number;
}

/** The actions that come to mind: those in which no pirate and no card is overlooked. If none does, all of them. */
export function noticed(rules: Rules, legal: readonly ActionId[], share: number, chance: Chance): readonly ActionId[] {
  if (share === 0) return legal;
  const seen = new Map<string, boolean>();
  const isSeen = (word: string): boolean => {
    const known = seen.get(word) ?? chance.below(1000) >= share * 1000;
    seen.set(word, known);
    return known;
  };
  // The first word says what is done; the rest with what.
  const left = legal.filter(action => makeNotation(rules, action).split(' ').slice(1).every(isSeen));
  return left.length > 0 ? left : legal;
}

/** How good it feels: the chance to win as log-odds, blurred, and the joy of getting on. */
export function feeling(worth: number, ground: number, { misjudges, haste }: Temper, chance: Chance): number {
  const odds = Math.log((worth + 1e-6) / (1 - worth + 1e-6));
  return odds + haste * ground + misjudges * blur(chance);
}

/** About normal, with mean 0 and spread 1. */
function blur(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += chance.below(1000) / 1000;
  return sum - 6;
}
