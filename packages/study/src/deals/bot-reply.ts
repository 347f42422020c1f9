/** Replies of bots that are loaded in this thread. */
import type { Bot } from '@cartagena/bots';
import { type Action, type GameConfig, type Rules, resolveRules, SeededChance } from '@cartagena/engine';
import type { BotReply } from './shared-deal.ts';

/** `bots` by their names, such as `BOTS`. */
export function replyWith(bots: { readonly [name: string]: Bot }): (...thought: Parameters<BotReply>) => Action {
  let last: { readonly config: GameConfig; readonly rules: Rules } | undefined;
  return ({ bot, config, view, seed, stream, iterations }) => {
    if (!Object.hasOwn(bots, bot)) throw new Error(`There is no bot "${bot}".`);
    if (last?.config !== config) last = { config, rules: resolveRules(config) };
    const chance = new SeededChance(seed, stream);
    return bots[bot].choose(last.rules, view, { chance, ...(iterations === undefined ? {} : { iterations }) });
  };
}
