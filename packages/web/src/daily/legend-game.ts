/** The strongest bot plays a deal in the person's seat: in the bots' worker, with reports of how far it has come. */
import type { GameRecord } from '@cartagena/engine';
import { playDeal, type SharedDeal } from '@cartagena/study/deals';
import { type Bots, startBots } from '../game/bots.ts';
import type { Work } from '../study/study.ts';

/** With as many iterations as it makes by itself, or more. */
export const STRONGEST = { bot: 'legend', iterations: 16 };

export interface LegendReports {
  /** How many actions were made so far. */
  onProgress(made: number): void;
  onDone(record: GameRecord): void;
  onFail(): void;
}

/** Games that were worked out since the page was loaded, by the seed of the deal. */
const known = new Map<string, GameRecord>();

export function playAsLegend(deal: SharedDeal, reports: LegendReports, start: () => Bots = startBots): Work {
  const key = JSON.stringify([deal.config, deal.seed, deal.seat, deal.opponents]);
  let isCancelled = false;
  let bots: Bots | undefined;
  const report = (work: () => void) => {
    if (!isCancelled) work();
  };
  const play = async (): Promise<GameRecord> => {
    bots = start();
    let made = 0;
    return playDeal(deal, STRONGEST, thought => {
      report(() => reports.onProgress(made++));
      return bots!.think(thought);
    });
  };
  const found = known.get(key);
  (found ? Promise.resolve(found) : play())
    .then(
      record => {
        known.set(key, record);
        report(() => reports.onDone(record));
      },
      () => report(reports.onFail),
    )
    .finally(() => bots?.close());
  return {
    cancel() {
      isCancelled = true;
      bots?.close();
    },
  };
}
