/** Deals that several people play, each alone: the deal of the day, challenges, results. Light: no bot is loaded with it. */
export { replyWith } from './bot-reply.ts';
export { type Challenge, challengeValue, obscure, parseChallenge, reveal } from './challenge.ts';
export {
  type DailyDeal,
  dayAfter,
  dayAt,
  dealOfTheDay,
  FIRST_DAY,
  isDay,
  weekdayOf,
} from './daily-deal.ts';
export {
  type CheckedDailyResult,
  checkDailyResult,
  formatDailyResult,
  LONGEST_RESULT,
  readDailyResult,
} from './daily-result.ts';
export { type DealScore, scoreOf, WIN_POINTS } from './deal-score.ts';
export { leadsOf, storySymbols } from './game-story.ts';
export { MOST_ACTIONS } from './play-actions.ts';
export { type BotReply, type FixedBot, playDeal, type SharedDeal, thoughtOf } from './shared-deal.ts';
