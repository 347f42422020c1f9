/** The worker's end: bots that answer a thinker's requests. */
import { type GameConfig, type Rules, resolveRules, SeededChance } from '@cartagena/engine';
import { type Bot, type Budget, timedBudget } from '../bot.ts';
import type { Port, Thought, ThoughtAnswer, ThoughtRequest } from './messages.ts';

/** Tables whose rules a worker remembers. */
const RULES_LIMIT = 4;

/** Answers requests one after the other. `now` is a clock that counts milliseconds. */
export function serveThinker(port: Port, bots: { readonly [name: string]: Bot }, now: () => number): void {
  const rulesOf = rememberRules();
  port.listen(message => port.postMessage(answer(message as ThoughtRequest)));

  function answer(request: ThoughtRequest): ThoughtAnswer {
    const { id, bot: name, config, view } = request;
    try {
      if (!Object.hasOwn(bots, name))
        throw new Error(`There is no bot "${name}". Choose one of ${Object.keys(bots).join(', ')}.`);
      return { id, action: bots[name].choose(rulesOf(config), view, budgetFor(bots[name], request, now)) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  }
}

function budgetFor(bot: Bot, { seed, stream, iterations, milliseconds }: Thought, now: () => number): Budget {
  const chance = new SeededChance(seed, stream);
  if (iterations !== undefined && milliseconds === undefined) return { chance, iterations };
  const timed = timedBudget({ ...bot, milliseconds: milliseconds ?? bot.milliseconds }, chance, now);
  return iterations === undefined ? timed : { ...timed, iterations };
}

/** Rules are resolved once for each configuration; those that were used last are remembered. */
function rememberRules(): (config: GameConfig) => Rules {
  const remembered = new Map<string, Rules>();
  return config => {
    const key = JSON.stringify(config);
    const rules = remembered.get(key) ?? resolveRules(config);
    remembered.delete(key);
    remembered.set(key, rules);
    if (remembered.size > RULES_LIMIT) remembered.delete(remembered.keys().next().value!);
    return rules;
  };
}
