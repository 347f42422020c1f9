/** Some refereed games of one random table. The table and its games follow from the seed and the number of the round. */
import {
  actionBuffer,
  ENDINGS,
  type Ending,
  type GameConfig,
  newGame,
  resolveRules,
  SeededChance,
} from '@cartagena/engine';
import { type BrokenGameFile, makeBrokenGameFile } from '@cartagena/engine/testing/broken-game';
import { drawMix } from '@cartagena/engine/testing/mixes';
import { BrokenGame, refereeGame } from '@cartagena/engine/testing/refereed-game';

/** Resolving the rules of a table takes as long as a game, so each table is used for several. */
export const GAMES_PER_ROUND = 10;

export interface Round {
  readonly number: number;
  readonly gameCount: number;
}

export interface RoundResult {
  readonly config: GameConfig;
  readonly games: number;
  readonly actions: number;
  /** Games that were checked closely. */
  readonly closely: number;
  readonly endings: Partial<Record<Ending, number>>;
  readonly broken: readonly BrokenGameFile[];
}

export interface RefereeSettings {
  readonly seed: string;
  /** One game in this many is checked closely. */
  readonly closeLookEvery: number;
}

export function playRound({ seed, closeLookEvery }: RefereeSettings, { number, gameCount }: Round): RoundResult {
  const config = drawMix(new SeededChance(`${seed}/mix`, number));
  const rules = resolveRules(config);
  const game = newGame(rules, new SeededChance(seed));
  const out = actionBuffer(rules);
  const endings: Partial<Record<Ending, number>> = {};
  const broken: BrokenGameFile[] = [];
  let actions = 0;
  let closeCount = 0;
  for (let i = 0; i < gameCount; i++) {
    const name = `${seed}/${number * GAMES_PER_ROUND + i}`;
    const isClose = (number * GAMES_PER_ROUND + i) % closeLookEvery === 0;
    if (isClose) closeCount++;
    try {
      actions += refereeGame(game, name, out, isClose);
      const ending = ENDINGS[game.state.ending];
      endings[ending] = (endings[ending] ?? 0) + 1;
    } catch (error) {
      if (!(error instanceof BrokenGame)) throw error;
      actions += error.at;
      broken.push(makeBrokenGameFile(config, name, error));
    }
  }
  return { config, games: gameCount, actions, closely: closeCount, endings, broken };
}
