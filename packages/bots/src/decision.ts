import type { ActionId, Rules, State, View } from '@cartagena/engine';
import type { Budget } from './bot.ts';
import type { Mind } from './mind.ts';

/** Something to decide: what the seat sees, a world that looks like this, and what can be done in all of those. */
interface Decision {
  readonly rules: Rules;
  readonly mind: Mind;
  readonly view: View;
  readonly world: State;
  readonly legal: readonly ActionId[];
}

/** A way to come to a decision. */
export type Way = (decision: Decision, budget: Budget) => ActionId;
