import type { Action, Chance, Rules, View } from '@cartagena/engine';

/** What a bot may spend on one decision. */
export interface Budget {
  /** Where its luck comes from. Equal luck and equal iterations give equal decisions. */
  readonly chance: Chance;
  /** Rounds of thought; without it the bot's own measure. A bot that does not search takes no notice. */
  readonly iterations?: number;
  /** Whether time is up. Without it only iterations count, and the decision can be made again. */
  readonly isSpent?: () => boolean;
}

/** A player. It decides from what its seat may see; no State is in its signature, so it cannot cheat. */
export interface Bot {
  readonly name: string;
  /** What kind of player it is, in one sentence. */
  readonly about: string;
  /** The longest that it thinks about one decision, in milliseconds, on one core. */
  readonly milliseconds: number;
  /** One of the legal actions of the view's acting seat, which is its viewer. */
  choose(rules: Rules, view: View, budget: Budget): Action;
}

/** The time that a bot asks for, by a clock that counts milliseconds. */
export function timedBudget(bot: Bot, chance: Chance, now: () => number): Budget {
  const end = now() + bot.milliseconds;
  return { chance, isSpent: () => now() >= end };
}
