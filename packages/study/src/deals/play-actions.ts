/** A game of a shared deal, played again from its actions alone: whose they are follows from the game. */
import {
  type ActionId,
  apply,
  checkAction,
  type Game,
  type GameRecord,
  isOver,
  makeNotation,
  newGame,
  newRecord,
  ok,
  type RecordedAction,
  type Result,
  type Rules,
  refuse,
  seededChance,
} from '@cartagena/engine';
import type { SharedDeal } from './shared-deal.ts';

/** No game that a person plays to its end comes near this. */
export const MOST_ACTIONS = 1000;

export interface PlayedActions {
  readonly game: Game;
  readonly ids: readonly ActionId[];
  readonly record: GameRecord;
}

/** A whole game by the rules, or where it is none. */
export function playActions(
  { config, seed }: SharedDeal,
  rules: Rules,
  actions: readonly string[],
): Result<PlayedActions> {
  if (actions.length > MOST_ACTIONS) return refuse('too-long', `A game has at most ${MOST_ACTIONS} actions here.`);
  const game = newGame(rules, seededChance(seed, 0));
  const ids: ActionId[] = [];
  const recorded: RecordedAction[] = [];
  for (const action of actions) {
    if (isOver(game.state))
      return refuse('after-end', `The game was over after ${ids.length} actions: nothing can follow.`);
    const seat = game.state.actor;
    const checked = checkAction(game, seat, action);
    if (!checked.ok)
      return refuse(
        'illegal',
        `Action ${ids.length + 1} cannot be played in this deal. ${checked.reason.text}`.slice(0, 900),
      );
    // One game has one text: there is no second way to write an action.
    if (makeNotation(rules, checked.value) !== action)
      return refuse('malformed', `Action ${ids.length + 1} is not written as the game writes it.`);
    ids.push(checked.value);
    recorded.push({ seat, action });
    game.chance = seededChance(seed, ids.length);
    apply(game, checked.value);
  }
  if (!isOver(game.state)) return refuse('unfinished', 'The game was not played to its end.');
  return ok({ game, ids, record: { ...newRecord(config, seed), actions: recorded } });
}
