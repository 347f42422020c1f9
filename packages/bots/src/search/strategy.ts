import type { ActionId, Rules, State, View } from '@cartagena/engine';
import type { Budget } from '../bot.ts';
import type { SearchContext } from './search-context.ts';

interface DecisionContext {
  readonly rules: Rules;
  readonly context: Pick<SearchContext, 'evaluator' | 'turnSearch' | 'replySearch'>;
  /** What the deciding seat sees, and a sampled state that looks like this. */
  readonly view: View;
  readonly sample: State;
  /** At least two actions. */
  readonly legal: readonly ActionId[];
}

/** A way to choose one of the legal actions. */
export type Strategy = (decision: DecisionContext, budget: Budget) => ActionId;
