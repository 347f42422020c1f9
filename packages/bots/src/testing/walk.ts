/** Positions to test with, from games of uniformly random actions. */
import {
  actionBuffer,
  apply,
  type Game,
  type GameConfig,
  isOver,
  legalActions,
  newGame,
  resolveRules,
  SeededChance,
} from '@cartagena/engine';

/** Calls `visit` at every `every`th decision of a game, at most `most` times. */
export function walk(
  config: GameConfig,
  seed: string,
  { every, most }: { every: number; most: number },
  visit: (game: Game) => void,
): void {
  const rules = resolveRules(config);
  const game = newGame(rules, new SeededChance(seed));
  const out = actionBuffer(rules);
  let visits = 0;
  for (let made = 0; visits < most && !isOver(game.state); made++) {
    if (made % every === 0) {
      visit(game);
      visits++;
    }
    const count = legalActions(rules, game.state, out);
    apply(game, out[game.chance.below(count)]);
  }
}
