/** A table on the server as this page knows it: how it stands, what was said, and from its start on the game. */
import { resolveRules } from '@cartagena/engine';
import type { News, NewsMessage, TableDetails } from '@cartagena/protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { GameStep } from '../game/host.ts';
import { type DealState, watchDeal } from './deal-watch.ts';
import { type Following, followTable } from './follow.ts';
import { logEntriesOf } from './log-entries.ts';
import { makeOnlineHost, momentOf, type OnlineHost } from './online-host.ts';

export interface OnlineTable extends Following {
  /** Undefined: not known yet. */
  readonly table: ReadonlySignal<TableDetails | undefined>;
  /** Everything that happened, but for what was taken back. */
  readonly news: ReadonlySignal<readonly News[]>;
  readonly deal: ReadonlySignal<DealState | undefined>;
  /** Resolves when this browser has sent its share in the luck, if it had to. */
  readonly settled: () => Promise<void>;
  /** From the start of the game on. */
  readonly host: ReadonlySignal<OnlineHost | undefined>;
}

export function openOnlineTable(id: string): OnlineTable {
  const table = signal<TableDetails | undefined>(undefined);
  const news = signal<readonly News[]>([]);
  const host = signal<OnlineHost | undefined>(undefined);
  const listeners = new Set<(step: GameStep) => void>();
  const deal = watchDeal(id);
  /** News that came without a table: the table comes with the last of them. */
  let missed: News[] = [];

  function hear({ news: one, table: now }: NewsMessage): void {
    missed.push(one);
    if (!now) return;
    const arrived = missed;
    missed = [];
    deal.hear(arrived, now);
    const before = table.value;
    // The log begins anew: what was told before is not true any more.
    const isAnew = arrived[0].seq <= (news.value.at(-1)?.seq ?? 0);
    batch(() => {
      news.value = isAnew ? arrived : [...news.value, ...arrived];
      table.value = now;
      if (now.game && !host.value)
        host.value = makeOnlineHost({
          id,
          rules: resolveRules(now.config),
          table: table as ReadonlySignal<TableDetails>,
          news,
          listeners,
        });
    });
    if (!before || !now.game || !(isAnew || arrived.some(isOfTheGame) || isOther(before, now))) return;
    const events = isAnew ? [] : logEntriesOf(arrived).flatMap(({ events }) => events);
    for (const listener of listeners) listener({ events, moment: momentOf(now) });
  }

  return { ...followTable(id, hear), table, news, deal: deal.state, settled: deal.settled, host };
}

/** What changes the game itself; two changes may lead back to the same number of actions. */
const isOfTheGame = ({ kind }: News): boolean => kind === 'started' || kind === 'acted' || kind === 'undone';

/** Whether the viewer can do something else now, though nobody acted: somebody gave up, or sat down again. */
function isOther(before: TableDetails, now: TableDetails): boolean {
  const facts = ({ status, you, game }: TableDetails) => [status, you, game?.legal.length, game?.undoable];
  const next = facts(now);
  return facts(before).some((fact, i) => fact !== next[i]);
}
