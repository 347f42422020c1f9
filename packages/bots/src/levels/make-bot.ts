import { nameAction, sampleState } from '@cartagena/engine';
import type { Bot } from '../bot.ts';
import type { NetFamily } from '../evaluation/saved-net.ts';
import { searchContextFor } from '../search/search-context.ts';
import type { Strategy } from '../search/strategy.ts';

/** A bot as data. */
export interface BotData {
  readonly name: string;
  readonly about: string;
  readonly milliseconds: number;
  readonly rating?: number;
  readonly decide: Strategy;
  /** The nets that it evaluates positions with; left out: the current ones. */
  readonly nets?: NetFamily;
}

export function makeBot({ decide, nets, ...about }: BotData): Bot {
  return {
    ...about,
    choose(rules, view, budget) {
      const context = searchContextFor(rules, nets);
      const sample = sampleState(rules, view, budget.chance);
      const legal = context.startDecision(sample);
      const action = legal.length === 1 ? legal[0] : decide({ rules, context, view, sample, legal }, budget);
      return nameAction(rules, action);
    },
  };
}
