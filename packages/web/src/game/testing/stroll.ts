/** Positions to test with: games by random choice with their records, seen at every decision by the seat that decides. */
import {
  type Action,
  type GameConfig,
  isOver,
  namedActions,
  newRecord,
  OpenGame,
  parseAction,
  SeededChance,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import type { Moment } from '../host.ts';

export interface Sight {
  readonly open: OpenGame;
  readonly moment: Moment;
  /** What will be done next. */
  readonly chosen: Action;
}

/** Calls `visit` before each of the first `most` actions. */
export function stroll(config: GameConfig, seed: string, most: number, visit: (sight: Sight) => void): OpenGame {
  const open = new OpenGame(newRecord(config, seed), () => {});
  const player = new SeededChance(`${seed}/player`);
  const { rules } = open;
  for (let made = 0; made < most && !isOver(open.game.state); made++) {
    const { state } = open.game;
    const legal = namedActions(rules, state);
    const chosen = legal[player.below(legal.length)];
    const moment = { made, view: viewFor(rules, state, state.actor), legal, undoable: 0 };
    visit({ open, moment, chosen });
    open.perform(unwrap(parseAction(rules, state, chosen)));
  }
  return open;
}
