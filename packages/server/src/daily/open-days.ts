/** Which days results are accepted of. */
import type { Reason } from '@cartagena/engine';
import { type DailyDeal, dayAfter, dayAt } from '@cartagena/study/deals';

/** On their own day and for so many days after it. */
const DAYS_AFTER = 6;

/** Why results of a day that has begun are not accepted; undefined: they are. */
export function whyClosed({ day, hasItsBots }: Pick<DailyDeal, 'day' | 'hasItsBots'>, now: number): Reason | undefined {
  const last = dayAfter(day, DAYS_AFTER);
  if (dayAt(now) > last)
    return {
      code: 'day-closed',
      text: `The leaderboard of ${day} closed at the end of ${last} (UTC). Send a result of today or of the ${DAYS_AFTER} days before.`,
    };
  if (!hasItsBots)
    return {
      code: 'other-bots',
      text: 'The bots have changed since this day, so its results cannot be checked any more. Send a result of a later day.',
    };
  return undefined;
}
