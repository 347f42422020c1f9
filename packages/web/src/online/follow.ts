/**
 * Follows a table as it changes. A lost connection is found again by itself, and goes on where it was: nothing is missing and
 * nothing comes twice.
 */
import {
  applyChange,
  type ChangeMessage,
  type NewsMessage,
  type Problem,
  type TableDetails,
} from '@cartagena/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { ensureGuest, readProblem } from './api.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';

/** `joining`: not yet; `lost`: trying again; `gone`: there is nothing to follow. */
type Connection = 'joining' | 'live' | 'lost' | 'gone';

export interface Following {
  readonly connection: ReadonlySignal<Connection>;
  /** Why there is nothing to follow. */
  readonly problem: ReadonlySignal<Problem | undefined>;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly ahead: ReadonlySignal<number>;
  /** Tries at once, if it is waiting to try again. */
  hurry(): void;
  close(): void;
}

/** The server writes every 20 seconds; a connection that is silent for longer is dead, in milliseconds. */
const SILENCE = 45_000;
/** Somebody who looks at the page again after such a silence has slept, and the connection perhaps died meanwhile. */
const SLEEP = 25_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** Below this, clocks are taken for equal: what servers tell of theirs is that exact. */
const EQUAL = 2000;
/** Refusals that another try may change. */
const isPassing = (status: number): boolean => status >= 500 || status === 429;

/** Tells everything from the table's first entry on, then what comes. If the server's log turns out to be another one, all of it again. */
export function followTable(id: string, hear: (message: NewsMessage) => void): Following {
  const connection = signal<Connection>('joining');
  const problem = signal<Problem | undefined>(undefined);
  const ahead = signal(0);
  let seen = 0;
  /** As the last news brought it. */
  let table: TableDetails | undefined;
  let failures = 0;
  /** The last event could not be read. */
  let isSpoilt = false;
  let lastSign = Date.now();
  let isClosed = false;
  let isHurried = false;
  let attempt = new AbortController();
  let endPause = () => {};

  function take({ id: number, type, data }: StreamEvent): void {
    if (attempt.signal.aborted) return;
    // The server has not come as far as we know it: it was set back, and tells another story.
    if (type === 'table') {
      seen = 0;
      restart();
    }
    if (type !== 'news') return;
    const seq = Number(number);
    if (!(seq > seen)) return;
    const message = readNews(data, seq, table);
    isSpoilt = message === undefined;
    // It is asked for again, and with it what came after.
    if (message === undefined) return void attempt.abort();
    seen = seq;
    table = message.table ?? undefined;
    failures = 0;
    hear(message);
  }

  async function connect(): Promise<void> {
    attempt = new AbortController();
    const { signal: aborted } = attempt;
    let watch: ReturnType<typeof setTimeout> | undefined;
    const live = () => {
      lastSign = Date.now();
      clearTimeout(watch);
      watch = setTimeout(() => attempt.abort(), SILENCE);
    };
    try {
      live();
      // Nobody is to find themselves among the spectators of their own game.
      const known = await ensureGuest();
      if (!known.ok || isClosed) return;
      const response = await fetch(`/api/games/${encodeURIComponent(id)}/events?after=${seen}&changes=1`, {
        signal: aborted,
      });
      if (!response.ok || !response.body) {
        if (!isPassing(response.status)) await giveUp(response);
        return;
      }
      ahead.value = aheadBy(response.headers.get('date'));
      connection.value = 'live';
      if (!isSpoilt) failures = 0;
      await readEvents(response.body, take, live);
    } catch {
      // Lost on the way; it is tried again.
    } finally {
      clearTimeout(watch);
    }
  }

  async function giveUp(response: Response): Promise<void> {
    problem.value = await readProblem(response);
    connection.value = 'gone';
  }

  /** Longer with every failure, and never the same for all. */
  function pause(): Promise<void> {
    if (isHurried) return Promise.resolve();
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures++);
    return new Promise(resolve => {
      const timer = setTimeout(resolve, longest * (0.5 + Math.random() / 2));
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (!isClosed) {
      isHurried = false;
      await connect();
      if (isClosed || connection.value === 'gone') return;
      connection.value = 'lost';
      await pause();
    }
  }

  const hurry = () => endPause();
  const cut = () => attempt.abort();
  function restart(): void {
    isHurried = true;
    attempt.abort();
    endPause();
  }
  const seenAgain = () => {
    if (document.visibilityState !== 'visible') return;
    if (connection.value === 'live' && Date.now() - lastSign > SLEEP) restart();
    else hurry();
  };
  addEventListener('online', hurry);
  addEventListener('offline', cut);
  document.addEventListener('visibilitychange', seenAgain);
  void run();

  return {
    connection,
    problem,
    ahead,
    hurry,
    close() {
      isClosed = true;
      attempt.abort();
      endPause();
      removeEventListener('online', hurry);
      removeEventListener('offline', cut);
      document.removeEventListener('visibilitychange', seenAgain);
    },
  };
}

/** What came with this number; undefined if it cannot be that. Of what changed, the whole table is made again. */
function readNews(data: string, seq: number, before: TableDetails | undefined): NewsMessage | undefined {
  try {
    const message: NewsMessage | ChangeMessage = JSON.parse(data);
    if (message.news.seq !== seq) return undefined;
    if (!('change' in message)) return message;
    if (before?.seq !== seq - 1) return undefined;
    return { news: message.news, table: applyChange(before, message.change) };
  } catch {
    return undefined;
  }
}

function aheadBy(date: string | null): number {
  const difference = Date.parse(date ?? '') - Date.now();
  return Math.abs(difference) > EQUAL ? difference : 0;
}
