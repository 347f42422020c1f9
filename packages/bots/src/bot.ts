import type { Action, Chance, Rules, View } from '@cartagena/engine';

/** A player. It decides from what its seat may see; no State is in its signature, so it cannot cheat. */
export interface Bot {
  readonly name: string;
  /** One of the legal actions of the view's acting seat, which is its viewer. Luck, if it wants some, comes from `chance`. */
  choose(rules: Rules, view: View, chance: Chance): Action;
}
