import { nameAction, sampleState, turnsPlayed } from '@cartagena/engine';
import type { Bot } from '../bot.ts';
import type { NetFamily } from '../evaluation/saved-net.ts';
import { onePly } from '../search/one-ply.ts';
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

/** Turns of each seat after which a game has come to a standstill: ordinary games take ten to forty. */
const STANDSTILL_TURNS = 80;
/** Ends a standstill in which every bot does best to wait: it runs for home, and luck keeps it from going round in circles. */
const runHome = onePly({ overlooks: 0, misjudges: 0.3, leaning: { ground: 1.2 } });

export function makeBot({ decide, nets, ...about }: BotData): Bot {
  return {
    ...about,
    choose(rules, view, budget) {
      const context = searchContextFor(rules, nets);
      const sample = sampleState(rules, view, budget.chance);
      const legal = context.startDecision(sample);
      if (legal.length === 1) return nameAction(rules, legal[0]);
      const strategy = turnsPlayed(sample) < STANDSTILL_TURNS * rules.seats ? decide : runHome;
      return nameAction(rules, strategy({ rules, context, view, sample, legal }, budget));
    },
  };
}
