/** A deal that several people play, each alone: the same table, the same luck, the same seat, the same opponents. */
import { botSeed, type Thought } from '@cartagena/bots/thinker';
import {
  type Action,
  apply,
  checkAction,
  type Game,
  type GameConfig,
  type GameRecord,
  isOver,
  makeNotation,
  newGame,
  newRecord,
  type RecordedAction,
  resolveRules,
  seededChance,
  unwrap,
  viewFor,
} from '@cartagena/engine';

/** A bot of fixed strength: with a number of iterations it decides the same everywhere. */
export interface FixedBot {
  readonly bot: string;
  readonly iterations: number;
}

export interface SharedDeal {
  /** With `luck: 'same'`; otherwise only what is dealt at the start is the same. */
  readonly config: GameConfig;
  readonly seed: string;
  /** The seat of the person. */
  readonly seat: number;
  /** One for each seat, null at the person's. */
  readonly opponents: readonly (FixedBot | null)[];
}

/** Makes the decision that a bot is asked for: at once, or in a worker. */
export type BotReply = (thought: Thought) => Action | Promise<Action>;

/** What a bot is asked when it must decide. `made`: how many actions were made before. */
export function thoughtOf(
  { config, seed }: SharedDeal,
  { bot, iterations }: FixedBot,
  game: Game,
  made: number,
): Thought {
  const view = viewFor(game.rules, game.state, game.state.actor);
  return { bot, config, view, seed: botSeed(seed, bot), stream: made, iterations };
}

/** The game of this deal with a bot in the person's seat too, such as legend's game of the same deal. */
export async function playDeal(deal: SharedDeal, player: FixedBot, reply: BotReply): Promise<GameRecord> {
  const { config, seed, opponents } = deal;
  const game = newGame(resolveRules(config), seededChance(seed, 0));
  const actions: RecordedAction[] = [];
  while (!isOver(game.state)) {
    const seat = game.state.actor;
    const action = await reply(thoughtOf(deal, opponents[seat] ?? player, game, actions.length));
    const id = unwrap(checkAction(game, seat, action));
    actions.push({ seat, action: makeNotation(game.rules, id) });
    game.chance = seededChance(seed, actions.length);
    apply(game, id);
  }
  return { ...newRecord(config, seed), actions };
}
