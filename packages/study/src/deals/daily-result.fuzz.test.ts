/** Spoilt results of the deal of the day: other days, other deals, other actions, noise. */
import { BOTS } from '@cartagena/bots';
import {
  apply,
  checkAction,
  type GameRecord,
  isOver,
  makeNotation,
  newGame,
  resolveRules,
  seededChance,
  unwrap,
} from '@cartagena/engine';
import { fuzz, mustSayWhy } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { beforeAll, it } from 'vitest';
import { replyWith } from './bot-reply.ts';
import { dealOfTheDay } from './daily-deal.ts';
import { checkDailyResult, formatDailyResult } from './daily-result.ts';
import { playDeal, thoughtOf } from './shared-deal.ts';

const DAYS = ['2026-11-16', '2026-11-18', '2026-11-22'];
const reply = replyWith(BOTS);
const played = new Map<string, GameRecord>();
const textOf = (day: string) => formatDailyResult(day, played.get(day)!.actions);

beforeAll(async () => {
  for (const day of DAYS) played.set(day, await playDeal(dealOfTheDay(day), { bot: 'greedy', iterations: 1 }, reply));
});

/** The game that the person's actions alone lead to. */
async function replayPerson(day: string, text: string): Promise<string> {
  const deal = dealOfTheDay(day);
  const own = text.split(';').slice(2);
  const game = newGame(resolveRules(deal.config), seededChance(deal.seed, 0));
  const made: string[] = [];
  while (!isOver(game.state) && made.length < own.length) {
    const { actor } = game.state;
    const bot = deal.opponents[actor];
    const action = bot ? reply(thoughtOf(deal, bot, game, made.length)) : own[made.length];
    const id = unwrap(checkAction(game, actor, action));
    made.push(makeNotation(game.rules, id));
    game.chance = seededChance(deal.seed, made.length);
    apply(game, id);
  }
  return ['1', day, ...made].join(';');
}

it('a thousand spoilt results are refused, each with a reason', async () => {
  const texts = fc.constantFrom(...DAYS);
  const spoiltActions = fc
    .tuple(
      texts,
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('swap', 'drop', 'double', 'other')), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([day, spoils]) => {
      const actions = played.get(day)!.actions.map(({ action }) => action);
      const others = played.get(DAYS[0])!.actions;
      for (const [a, b, how] of spoils) {
        const [i, j] = [a % actions.length, b % actions.length];
        if (how === 'swap') [actions[i], actions[j]] = [actions[j], actions[i]];
        else if (how === 'drop') actions.splice(i, 1);
        else if (how === 'double') actions.splice(i, 0, actions[i]);
        else actions[i] = others[b % others.length].action;
      }
      return [day, ['1', day, ...actions].join(';')] as const;
    });
  const spoiltLetters = texts.chain(day => spoiltText(fc.constant(textOf(day))).map(text => [day, text] as const));
  const otherDays = fc.tuple(texts, texts).map(([day, other]) => [day, textOf(other).replace(other, day)] as const);
  const noise = fc.tuple(texts, rubbishText);
  const spoilt = fc.oneof(spoiltActions, spoiltLetters, otherDays, noise).filter(([day, text]) => text !== textOf(day));
  await fuzz('daily results', 1000, spoilt, async ([day, text]) => {
    const result = await checkDailyResult(text, day, reply);
    if (!result.ok) return mustSayWhy(result.reason);
    // By accident it may be another true game: one that the person's own actions lead to, with the bots' replies computed anew.
    if ((await replayPerson(day, text)) !== text) throw new Error(`This was never played: ${text}`);
    return 'accepted';
  });
});
