import { SeededChance } from '@cartagena/engine';

/**
 * The seed of a bot's luck in a game that has a seed of its own: the same game gives the same luck. It is a hash of 32 bits, so
 * the worker cannot tell the game's seed from it, with which it could foresee every card.
 */
export function botSeed(gameSeed: string, bot: string): string {
  return new SeededChance(`${gameSeed}/${bot}`).below(2 ** 32).toString(36);
}
