import type { Action, Chance, Rules, View } from '@cartagena/engine';

/** What a bot may spend on one decision. */
export interface Budget {
  /** The bot's luck. Equal chance and equal iterations give equal decisions. */
  readonly chance: Chance;
  /** Rounds of search; left out: the bot's own number. Bots that do not search ignore it. */
  readonly iterations?: number;
  /** Whether time is up. Left out: only iterations count, and the decision can be reproduced. */
  readonly isSpent?: () => boolean;
}

/** A player. It decides from what its seat may see: no state is in its signature. */
export interface Bot {
  readonly name: string;
  /** What kind of player it is, in one sentence. */
  readonly about: string;
  /** The longest that it thinks about one decision, on one core. */
  readonly milliseconds: number;
  /** How strong a level or style is, on the scale of Elo, rounded (docs/strength.md, docs/bots.md). Other bots have none. */
  readonly rating?: number;
  /** One of the legal actions of the view's acting seat, which is its viewer. */
  choose(rules: Rules, view: View, budget: Budget): Action;
}

/** The time that a bot asks for, by a clock that counts milliseconds. */
export function timedBudget(bot: Bot, chance: Chance, now: () => number): Budget {
  const end = now() + bot.milliseconds;
  return { chance, isSpent: () => now() >= end };
}
