/** A game on the server, as the page of the table knows games. The server decides; nothing is guessed here. */
import type { Action, Reason, Rules } from '@cartagena/engine';
import type { Done, News, TableDetails } from '@cartagena/protocol';
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { LogEntry } from '../events/log-entry.ts';
import type { GameStep, Host, Moment, Sitter } from '../game/host.ts';
import { type ApiResult, api } from './api.ts';
import { logEntriesOf } from './log-entries.ts';
import { namesAt } from './seat-names.ts';
import { sendNoted } from './witness.ts';

export interface OnlineHost extends Host {
  readonly past: ReadonlySignal<readonly LogEntry[]>;
}

interface HostParts {
  readonly id: string;
  readonly rules: Rules;
  /** Of a game that is on. */
  readonly table: ReadonlySignal<TableDetails>;
  readonly news: ReadonlySignal<readonly News[]>;
  readonly listeners: Set<(step: GameStep) => void>;
}

/** How often an action is sent again because something else at the table came first. */
const TRIES = 3;
/** How long an answer waits for the update of what it did. A client that is cut off receives it later. */
const UPDATE_TIMEOUT_MS = 4000;

export function makeOnlineHost({ id, rules, table, news, listeners }: HostParts): OnlineHost {
  /** Until the page knows of this entry: before, it would offer what is done already. */
  function reached(seq: number): Promise<void> {
    return new Promise(resolve => {
      const isThere = computed(() => table.value.seq >= seq);
      const finish = () => {
        clearTimeout(timer);
        // An effect cannot be stopped before it was made.
        queueMicrotask(() => stop());
        resolve();
      };
      const timer = setTimeout(finish, UPDATE_TIMEOUT_MS);
      const stop = effect(() => {
        if (isThere.value) finish();
      });
    });
  }

  async function settled(answer: ApiResult<Done>): Promise<Reason | undefined> {
    if (answer.ok) await reached(answer.value.seq);
    return answer.ok ? undefined : answer.reason;
  }

  /** An action is for the table as it was seen. If what came first was no action, it is sent again. */
  async function act(action: Action): Promise<Reason | undefined> {
    for (let tries = 1; ; tries++) {
      const { seq, game } = table.value;
      const answer = await sendNoted(id, 'acted', action, () => api.act(id, { seq, action }));
      if (answer.ok || answer.reason.code !== 'stale' || tries === TRIES) return settled(answer);
      await reached(answer.reason.seq ?? seq + 1);
      if (table.value.game?.made !== game?.made) return answer.reason;
    }
  }

  const played = computedByItems(() => news.value.filter(isOfTheGame));
  return {
    rules,
    sitters: computedByValue(() => sittersOf(table.value)),
    moment: computed(() => momentOf(table.value)),
    past: computed(() => logEntriesOf(played.value)),
    onStep(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    act,
    undo: async () => settled(await sendNoted(id, 'undone', null, () => api.undo(id))),
    close: () => listeners.clear(),
  };
}

const isOfTheGame = ({ kind, events }: News): boolean => kind === 'undone' || events.length > 0;

/** The same list as long as it has the same items: talk does not make the log anew. */
function computedByItems<T>(make: () => readonly T[]): ReadonlySignal<readonly T[]> {
  let last: readonly T[] = [];
  return computed(() => {
    const items = make();
    if (items.length !== last.length || items.some((item, i) => item !== last[i])) last = items;
    return last;
  });
}

/** The same list as long as it says the same, so that not everything is rendered again whenever a player speaks. */
function computedByValue<T>(make: () => T): ReadonlySignal<T> {
  let last: { readonly value: T; readonly text: string } | undefined;
  return computed(() => {
    const value = make();
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { value, text };
    return last.value;
  });
}

function sittersOf(table: TableDetails): Sitter[] {
  const names = namesAt(table);
  return table.seats.map(({ colour, bot, plan, away, isYou }, seat) => ({
    name: names[seat],
    colour,
    bot,
    face: plan.by === 'bot' ? plan.bot : null,
    isHere: isYou,
    isAway: away !== null,
  }));
}

/** A game that all but one gave up is over, though its rules know nothing of that. */
export function momentOf({ game, status, winners }: TableDetails): Moment {
  if (!game) throw new Error('The game has not begun.');
  if (status !== 'over' || game.view.phase === 'over') return game;
  return { ...game, view: { ...game.view, phase: 'over', winners: winners ?? [] }, legal: [], undoable: 0 };
}
