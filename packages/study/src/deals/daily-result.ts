/** A game of the deal of the day as a short text: the day and all actions, and the check that it was really played. */
import {
  type ActionId,
  apply,
  checkAction,
  type GameRecord,
  newGame,
  ok,
  type RecordedAction,
  type Result,
  type Rules,
  refuse,
  resolveRules,
  seededChance,
} from '@cartagena/engine';
import { type DailyDeal, dealOfTheDay, isDay } from './daily-deal.ts';
import { type DealScore, scoreOf } from './deal-score.ts';
import { playActions } from './play-actions.ts';
import { type BotReply, thoughtOf } from './shared-deal.ts';

/** No game that a person plays to its end comes near this. */
export const LONGEST_RESULT = 40_000;

const FORMAT = '1';
const SEPARATOR = ';';

/** A result that is true. */
export interface CheckedDailyResult {
  readonly deal: DailyDeal;
  readonly record: GameRecord;
  readonly score: DealScore;
  /** False: only the rules were checked, as when the bots of that time are not known any more. */
  readonly areRepliesChecked: boolean;
}

/** `1;2026-11-18;play start key;end;…`: the format, the day, and the actions of all seats in notation. */
export const formatDailyResult = (day: string, actions: readonly RecordedAction[]): string =>
  [FORMAT, day, ...actions.map(({ action }) => action)].join(SEPARATOR);

/**
 * Plays a result again: it must be a whole game of this day's deal by the rules, in which the opponents did what they do. The cost is
 * bounded: at most `MOST_ACTIONS` actions, and no bot is asked before all of them are known to be legal.
 */
export async function checkDailyResult(
  text: unknown,
  day: string,
  reply: BotReply,
): Promise<Result<CheckedDailyResult>> {
  const played = playResult(text, day);
  if (!played.ok) return played;
  const { deal, rules, ids, record, score } = played.value;
  const wrong = deal.hasItsBots ? await findWrongReply(deal, rules, ids, reply) : -1;
  if (wrong >= 0) return refuse('wrong-reply', `Action ${wrong + 1} is not what the opponent plays in this position.`);
  return ok({ deal, record, score, areRepliesChecked: deal.hasItsBots });
}

/** Plays one's own result again, by the rules alone: what the opponents did is believed. */
export function readDailyResult(text: unknown, day: string): Result<CheckedDailyResult> {
  const played = playResult(text, day);
  if (!played.ok) return played;
  const { deal, record, score } = played.value;
  return ok({ deal, record, score, areRepliesChecked: false });
}

function playResult(text: unknown, day: string) {
  const actions = parseActions(text, day);
  if (!actions.ok) return actions;
  const deal = dealOfTheDay(day);
  const rules = rulesOf(deal);
  const played = playActions(deal, rules, actions.value);
  if (!played.ok) return played;
  const { game, ids, record } = played.value;
  return ok({ deal, rules, ids, record, score: scoreOf(rules, game.state, deal.seat) });
}

/** The rules of the days that were asked for last: results come many at a time. */
const remembered = new Map<string, Rules>();
const MOST_REMEMBERED = 4;

function rulesOf({ day, config }: DailyDeal): Rules {
  const rules = remembered.get(day) ?? resolveRules(config);
  remembered.delete(day);
  remembered.set(day, rules);
  if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!);
  return rules;
}

function parseActions(text: unknown, day: string): Result<readonly string[]> {
  if (typeof text !== 'string') return refuse('malformed', 'A result must be a text.');
  if (text.length > LONGEST_RESULT) return refuse('too-long', `A result has at most ${LONGEST_RESULT} characters.`);
  const [format, of, ...actions] = text.split(SEPARATOR);
  if (format !== FORMAT) return refuse('malformed', `A result begins with ${FORMAT}${SEPARATOR} and its day.`);
  if (!isDay(of)) return refuse('malformed', 'A result names the day that it belongs to, such as 2026-11-18.');
  if (of !== day) return refuse('other-day', `This is a result of ${of}, not of ${day}.`);
  return ok(actions);
}

/** The first action of an opponent that it does not play in that position, -1 if there is none. */
async function findWrongReply(
  deal: DailyDeal,
  rules: Rules,
  ids: readonly ActionId[],
  reply: BotReply,
): Promise<number> {
  const game = newGame(rules, seededChance(deal.seed, 0));
  for (const [made, id] of ids.entries()) {
    const { actor } = game.state;
    const bot = deal.opponents[actor];
    if (bot) {
      const expected = checkAction(game, actor, await reply(thoughtOf(deal, bot, game, made)));
      if (!expected.ok || expected.value !== id) return made;
    }
    game.chance = seededChance(deal.seed, made + 1);
    apply(game, id);
  }
  return -1;
}
