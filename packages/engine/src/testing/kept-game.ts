/** A game that broke once, small enough to be kept for ever: played again under the referee, it must never break again. */
import { type GameConfig, parseConfig } from '../config.ts';
import { resolveRules } from '../resolve.ts';
import { unwrap } from '../result.ts';
import { type BrokenGame, watchOneGame } from './watched-game.ts';

export interface KeptGame {
  readonly choices: GameConfig;
  readonly seed: string;
  /** How it broke, and after how many actions. */
  readonly at: number;
  readonly message: string;
}

export const keep = (choices: GameConfig, seed: string, { at, message }: BrokenGame): KeptGame => ({
  choices,
  seed,
  at,
  message,
});

/** Plays it again and looks closely. Throws if it breaks. */
export function watchAgain({ choices, seed }: KeptGame): void {
  watchOneGame(resolveRules(unwrap(parseConfig(choices))), seed, true);
}
