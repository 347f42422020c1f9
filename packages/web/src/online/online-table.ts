/** A table on the server as this page knows it: how it stands, what was said, and from its start on the game. */
import { type Action, type Reason, type Rules, resolveRules } from '@cartagena/engine';
import type { News, NewsMessage, TableView } from '@cartagena/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Host, Moment, Sitter, Step } from '../game/host.ts';
import type { Told } from '../game/told.ts';
import { type Answer, api } from './api.ts';
import { type Following, followTable } from './follow.ts';

export interface OnlineTable extends Following {
  /** Undefined: not known yet. */
  readonly table: ReadonlySignal<TableView | undefined>;
  /** Everything that happened, but for what was taken back. */
  readonly news: ReadonlySignal<readonly News[]>;
  /** From the start of the game on. */
  readonly host: ReadonlySignal<OnlineHost | undefined>;
}

export interface OnlineHost extends Host {
  readonly past: ReadonlySignal<readonly Told[]>;
}

/** How often an action is sent again because something else at the table came first. */
const TRIES = 3;

export function openOnlineTable(id: string): OnlineTable {
  const table = signal<TableView | undefined>(undefined);
  const news = signal<readonly News[]>([]);
  const host = signal<OnlineHost | undefined>(undefined);
  const listeners = new Set<(step: Step) => void>();
  /** News that came without a table: the table comes with the last of them. */
  let missed: News[] = [];

  function hear({ news: one, table: now }: NewsMessage): void {
    missed.push(one);
    if (!now) return;
    const arrived = missed;
    missed = [];
    const isFirst = table.value === undefined;
    news.value = [...news.value, ...arrived];
    table.value = now;
    if (!now.game) return;
    if (!host.value)
      host.value = makeHost(id, resolveRules(now.config), table as ReadonlySignal<TableView>, news, listeners);
    if (!isFirst && arrived.some(isOfTheGame))
      tell({ events: arrived.flatMap(({ events }) => events), moment: now.game });
  }

  function tell(step: Step): void {
    for (const listener of listeners) listener(step);
  }

  return { ...followTable(id, hear), table, news, host };
}

const isOfTheGame = ({ kind }: News): boolean => kind === 'started' || kind === 'acted' || kind === 'undone';

function makeHost(
  id: string,
  rules: Rules,
  table: ReadonlySignal<TableView>,
  news: ReadonlySignal<readonly News[]>,
  listeners: Set<(step: Step) => void>,
): OnlineHost {
  const asReason = (answer: Answer<unknown>): Reason | undefined => (answer.ok ? undefined : answer.reason);

  /** An action is for the table as it was seen. If only the luck of arrival was against it, it is sent again. */
  async function act(action: Action): Promise<Reason | undefined> {
    for (let tries = 1; ; tries++) {
      const { seq, game } = table.value;
      const answer = await api.act(id, { seq, action });
      if (answer.ok || answer.reason.code !== 'stale' || tries === TRIES) return asReason(answer);
      const isSame = table.value.game?.made === game?.made;
      if (!isSame) return answer.reason;
    }
  }

  return {
    rules,
    sitters: computed(() => table.value.seats.map(sitterOf)),
    moment: computed((): Moment => table.value.game!),
    past: computed(() => toldBy(news.value)),
    onStep(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    act,
    undo: async () => asReason(await api.undo(id)),
    close: () => listeners.clear(),
  };
}

function sitterOf({ name, colour, bot, away, isYou }: TableView['seats'][number]): Sitter {
  return { name: name ?? '', colour, bot, isHere: isYou, isAway: away !== null };
}

/** The game so far, action by action, without what was taken back. */
export function toldBy(news: readonly News[]): Told[] {
  let told: Told[] = [];
  for (const { kind, made, events } of news) {
    if (kind === 'undone') told = told.filter(one => one.made <= made);
    else if (events.length > 0) told.push({ made, events });
  }
  return told;
}
