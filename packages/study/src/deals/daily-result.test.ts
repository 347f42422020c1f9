/** Results of the deal of the day: what was played is accepted, and nothing else. */
import { BOTS } from '@cartagena/bots';
import {
  apply,
  checkAction,
  type GameRecord,
  isOver,
  makeNotation,
  namedActions,
  newGame,
  resolveRules,
  SeededChance,
  seededChance,
  unwrap,
} from '@cartagena/engine';
import { mustSayWhy } from '@cartagena/engine/testing/fuzz/fuzz';
import { beforeAll, describe, expect, it } from 'vitest';
import { replyWith } from './bot-reply.ts';
import { dealOfTheDay } from './daily-deal.ts';
import { checkDailyResult, formatDailyResult } from './daily-result.ts';
import { MOST_ACTIONS } from './play-actions.ts';
import { playDeal } from './shared-deal.ts';

const MONDAY = '2026-11-16';
const DAYS = [MONDAY, '2026-11-18', '2026-11-22'];
const reply = replyWith(BOTS);
/** A finished game for each day, by a person who plays as greedy does. */
const played = new Map<string, GameRecord>();
const textOf = (day: string) => formatDailyResult(day, played.get(day)!.actions);
const codeOf = async (text: unknown, day = MONDAY) => {
  const result = await checkDailyResult(text, day, reply);
  if (result.ok) throw new Error('It was accepted.');
  mustSayWhy(result.reason);
  return result.reason.code;
};

beforeAll(async () => {
  for (const day of DAYS) played.set(day, await playDeal(dealOfTheDay(day), { bot: 'greedy', iterations: 1 }, reply));
});

describe('a result', () => {
  it('that was played is accepted, with its record and its score', async () => {
    for (const day of DAYS) {
      const checked = unwrap(await checkDailyResult(textOf(day), day, reply));
      expect(checked.record).toEqual(played.get(day));
      expect(checked.areRepliesChecked).toBe(true);
      const { outcome, lead, points } = checked.score;
      expect(points).toBe(lead + { won: 100, shared: 50, lost: 0 }[outcome]);
    }
  });

  it('is short', () => {
    for (const day of DAYS) expect(textOf(day).length).toBeLessThan(6000);
  });

  it.each([
    ['no text', () => 7, 'malformed'],
    ['another format', () => `2${textOf(MONDAY).slice(1)}`, 'malformed'],
    ['no day', () => '1;someday;end', 'malformed'],
    ['another day', () => textOf(DAYS[1]), 'other-day'],
    ['another day that says it is this one', () => textOf(DAYS[1]).replace(DAYS[1], MONDAY), 'illegal'],
    ['a game that was not finished', () => textOf(MONDAY).split(';').slice(0, -1).join(';'), 'unfinished'],
    ['nothing', () => `1;${MONDAY}`, 'unfinished'],
    ['something after the end', () => `${textOf(MONDAY)};end`, 'after-end'],
    ['too many actions', () => `1;${MONDAY}${';end'.repeat(MOST_ACTIONS + 1)}`, 'too-long'],
    ['too long a text', () => 'x'.repeat(50_000), 'too-long'],
    ['an action that is written in another way', () => textOf(MONDAY).replace(';play ', ';PLAY '), 'malformed'],
  ])('with %s is refused', async (_, text, code) => {
    expect(await codeOf(text())).toBe(code);
  });

  it('in which the opponent plays something else is refused', async () => {
    expect(await codeOf(formatDailyResult(MONDAY, againstAPuppet().actions))).toBe('wrong-reply');
  });

  it('in which the opponent plays something else is told from a true one by the bots alone', async () => {
    const puppet = formatDailyResult(MONDAY, againstAPuppet().actions);
    expect((await checkDailyResult(puppet, MONDAY, puppetReply(againstAPuppet()))).ok).toBe(true);
  });
});

/** A game by the rules in which the opponent does the first thing it can, so that the person wins. */
function againstAPuppet(): GameRecord {
  const { config, seed, seat } = dealOfTheDay(MONDAY);
  const game = newGame(resolveRules(config), seededChance(seed, 0));
  const actions: { seat: number; action: string }[] = [];
  const person = new SeededChance('person');
  while (!isOver(game.state)) {
    const { actor } = game.state;
    const legal = namedActions(game.rules, game.state);
    const id = unwrap(checkAction(game, actor, actor === seat ? legal[person.below(legal.length)] : legal.at(-1)));
    actions.push({ seat: actor, action: makeNotation(game.rules, id) });
    game.chance = seededChance(seed, actions.length);
    apply(game, id);
  }
  return { ...played.get(MONDAY)!, actions };
}

const puppetReply =
  ({ actions }: GameRecord) =>
  ({ stream }: { readonly stream: number }) =>
    actions[stream].action as never;
