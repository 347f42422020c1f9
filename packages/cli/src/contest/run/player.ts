/** Who sits at a seat in a contest: a bot of ours, or somebody else's program. */
import { type Bot, type Budget, timedBudget } from '@cartagena/bots';
import { type Action, type Rules, SeededChance, type View } from '@cartagena/engine';

/** One decision that is due. The view is that of the seat that must decide. */
export interface Question {
  readonly rules: Rules;
  readonly view: View;
  /** Which game this is, and how many actions were made in it: what luck is derived from. */
  readonly game: string;
  readonly made: number;
}

export interface Player {
  readonly name: string;
  /** Rejects if the player cannot go on, with a message that says what it did: "it …". */
  choose(question: Question): Promise<Action> | Action;
  /** The game that it was asked about last is over. */
  over?(winners: readonly number[]): void;
  close(): Promise<void> | void;
}

/** A bot in this thread. With a number of iterations its decisions can be made again; otherwise it keeps to its time. */
export function botPlayer(bot: Bot, iterations?: number): Player {
  return {
    name: bot.name,
    choose({ rules, view, game, made }) {
      const chance = new SeededChance(`${game}/${bot.name}`, made);
      const budget: Budget =
        iterations === undefined ? timedBudget(bot, chance, () => performance.now()) : { chance, iterations };
      return bot.choose(rules, view, budget);
    },
    close() {},
  };
}
