/** Opponents in words. */
import { numberWords, say, sayIfKnown } from '../words/words.ts';
import { CHARACTER, isOpponent, type Opponent } from './opponents.ts';

/** What a bot is called: an opponent by its own name, others by what they are. */
export const botName = (bot: string): string =>
  isOpponent(bot) ? CHARACTER[bot].name : (sayIfKnown(`bot.${bot}`) ?? bot);

/** Such as "Sailor, about 1,350". */
export const strengthWords = (bot: Opponent): string =>
  say('opponent.strength', { bot: say(`bot.${bot}`), rating: numberWords(CHARACTER[bot].rating) });

/** Such as "Bosko (Sailor)"; of other bots, what they are. */
export const botWords = (bot: string): string =>
  isOpponent(bot) ? say('opponent.words', { name: CHARACTER[bot].name, bot: say(`bot.${bot}`) }) : botName(bot);
