/** Games of the deal of the day, for tests of its leaderboard. */
import { BOTS } from '@cartagena/bots';
import { dealOfTheDay, formatDailyResult, playDeal, replyWith } from '@cartagena/study/deals';

const reply = replyWith(BOTS);

/** A whole game of a person who plays as a bot does. It is a true result unless the opponent is another one than the day's. */
export async function playedResult(
  day: string,
  { person = 'greedy', opponent }: { readonly person?: string; readonly opponent?: string } = {},
): Promise<string> {
  const deal = dealOfTheDay(day);
  const opponents = deal.opponents.map(one => one && { ...one, bot: opponent ?? one.bot });
  const { actions } = await playDeal({ ...deal, opponents }, { bot: person, iterations: 1 }, reply);
  return formatDailyResult(day, actions);
}

/** Whether a game comes out exactly so if only the person's actions are taken from the text. */
export async function isTrueResult(day: string, text: string): Promise<boolean> {
  const actions = text.split(';').slice(2);
  const { actions: played } = await playDeal(dealOfTheDay(day), { bot: 'person', iterations: 1 }, thought =>
    thought.bot === 'person' ? (actions[thought.stream] as never) : reply(thought),
  );
  return formatDailyResult(day, played) === text;
}
