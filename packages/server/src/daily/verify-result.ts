/** A result of the deal of the day, played again with the bots of this program: what its leaderboard needs of it, or why not. */
import { BOTS } from '@cartagena/bots';
import { ok, type Result } from '@cartagena/engine';
import { checkDailyResult, type DealScore, leadsOf, replyWith, storySymbols } from '@cartagena/study/deals';

export interface VerifiedResult extends DealScore {
  /** Who led when, as squares. */
  readonly story: string;
}

const reply = replyWith(BOTS);

export async function verifyResult(text: string, day: string): Promise<Result<VerifiedResult>> {
  const checked = await checkDailyResult(text, day, reply);
  if (!checked.ok) return checked;
  const { deal, record, score } = checked.value;
  return ok({ ...score, story: storySymbols(leadsOf(record, deal.seat)) });
}
