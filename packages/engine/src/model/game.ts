/** A game in progress: the rules, the state they act on, where luck comes from, and who listens. */
import type { Chance } from '../base/chance.ts';
import type { GameEvent } from './events.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';

export type Emit = (event: GameEvent) => void;

export interface Game {
  readonly rules: Rules;
  readonly state: State;
  chance: Chance;
  /** Narration is opt-in: without a listener no event is made. */
  emit?: Emit | undefined;
}
