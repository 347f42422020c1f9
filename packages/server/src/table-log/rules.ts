/** A cache of rules: tables with the same set-up share them. */
import { type GameConfig, type Rules, resolveRules } from '@cartagena/engine';

/** Set-ups whose rules are cached. */
const MAX_RULES = 200;

/** Those used last come last. */
const known = new Map<string, Rules>();

export function rulesFor(config: GameConfig): Rules {
  const key = JSON.stringify(config);
  const rules = known.get(key) ?? resolveRules(config);
  known.delete(key);
  known.set(key, rules);
  if (known.size > MAX_RULES) known.delete(known.keys().next().value!);
  return rules;
}
