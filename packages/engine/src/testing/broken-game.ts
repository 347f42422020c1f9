/** A game that broke once, stored by its seed: played again under the referee, it must not break again. */

import { unwrap } from '../base/result.ts';
import type { GameConfig } from '../model/game-config.ts';
import { parseConfig } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';
import { type BrokenGame, refereeOneGame } from './refereed-game.ts';

export interface BrokenGameFile {
  readonly choices: GameConfig;
  readonly seed: string;
  /** How it broke, and after how many actions. */
  readonly at: number;
  readonly message: string;
}

export const makeBrokenGameFile = (choices: GameConfig, seed: string, { at, message }: BrokenGame): BrokenGameFile => ({
  choices,
  seed,
  at,
  message,
});

/** Plays it again and looks closely. Throws if it breaks. */
export function replayBrokenGame({ choices, seed }: BrokenGameFile): void {
  refereeOneGame(resolveRules(unwrap(parseConfig(choices))), seed, true);
}
