/** What sits at a seat in a contest: one of our bots, or an external program. */
import { type Bot, type Budget, timedBudget } from '@cartagena/bots';
import { type Action, type Rules, SeededChance, type View } from '@cartagena/engine';

/** One decision to make. The view is that of the seat that decides. */
export interface Question {
  readonly rules: Rules;
  readonly view: View;
  /** The name of the game and the number of actions so far: the player's randomness is derived from them. */
  readonly game: string;
  readonly actionCount: number;
}

export interface ContestPlayer {
  readonly name: string;
  /** Rejects if the player cannot continue; the message says what it did, beginning with "it". */
  choose(question: Question): Promise<Action> | Action;
  /** Called when the game of the last question is over. */
  over?(winners: readonly number[]): void;
  close(): Promise<void> | void;
}

/** A bot in this thread. A fixed number of iterations makes its decisions reproducible; otherwise it uses its time limit. */
export function botPlayer(bot: Bot, iterations?: number): ContestPlayer {
  return {
    name: bot.name,
    choose({ rules, view, game, actionCount }) {
      const chance = new SeededChance(`${game}/${bot.name}`, actionCount);
      const budget: Budget =
        iterations === undefined ? timedBudget(bot, chance, () => performance.now()) : { chance, iterations };
      return bot.choose(rules, view, budget);
    },
    close() {},
  };
}
