/** Positions to test with: games by uniformly random choice, seen at every decision. */
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

/** Calls `visit` at the decisions of a game, every `every`th of them, `most` times at most. */
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
