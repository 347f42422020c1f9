/** Some games of one table drawn at random. Which table and which games follows from the number of the round alone. */
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

/** Making the rules of a table takes as long as a game, so that a table is worth several. */
export const GAMES = 10;

export interface Round {
  readonly number: number;
  readonly games: number;
}

export interface RoundResult {
  readonly config: GameConfig;
  readonly games: number;
  readonly actions: number;
  /** Games that were looked at closely. */
  readonly closely: number;
  readonly endings: Partial<Record<Ending, number>>;
  readonly broken: readonly BrokenGameFile[];
}

export interface Plan {
  readonly seed: string;
  /** One game of so many is looked at closely. */
  readonly closely: number;
}

export function playRound({ seed, closely }: Plan, { number, games }: Round): RoundResult {
  const config = drawMix(new SeededChance(`${seed}/mix`, number));
  const rules = resolveRules(config);
  const game = newGame(rules, new SeededChance(seed));
  const out = actionBuffer(rules);
  const endings: Partial<Record<Ending, number>> = {};
  const broken: BrokenGameFile[] = [];
  let actions = 0;
  let looked = 0;
  for (let i = 0; i < games; i++) {
    const name = `${seed}/${number * GAMES + i}`;
    const look = (number * GAMES + i) % closely === 0;
    if (look) looked++;
    try {
      actions += refereeGame(game, name, out, look);
      const ending = ENDINGS[game.state.ending];
      endings[ending] = (endings[ending] ?? 0) + 1;
    } catch (error) {
      if (!(error instanceof BrokenGame)) throw error;
      actions += error.at;
      broken.push(makeBrokenGameFile(config, name, error));
    }
  }
  return { config, games, actions, closely: looked, endings, broken };
}
