/**
 * Follows a table as it changes. A lost connection is found again by itself, and goes on where it was: nothing is missing and
 * nothing comes twice.
 */
import type { NewsMessage, Problem } from '@cartagena/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { introduceOneself, UNREACHABLE } from './api.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';

/** `joining`: not yet; `lost`: trying again; `gone`: there is nothing to follow. */
export type Connection = 'joining' | 'live' | 'lost' | 'gone';

export interface Following {
  readonly connection: ReadonlySignal<Connection>;
  /** Why there is nothing to follow. */
  readonly problem: ReadonlySignal<Problem | undefined>;
  /** Tries at once, if it is waiting to try again. */
  hurry(): void;
  close(): void;
}

/** The server writes every 20 seconds; a connection that is silent for longer is dead. */
const SILENCE = 45_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** Refusals that another try may change. */
const isPassing = (status: number): boolean => status >= 500 || status === 429;

/** Tells everything from the table's first entry on, then what comes. */
export function followTable(id: string, hear: (message: NewsMessage) => void): Following {
  const connection = signal<Connection>('joining');
  const problem = signal<Problem | undefined>(undefined);
  let seen = 0;
  let failures = 0;
  let isClosed = false;
  let attempt = new AbortController();
  let hurry = () => {};

  function take({ id: number, type, data }: StreamEvent): void {
    if (type !== 'news') return;
    const seq = Number(number);
    // Connections may overlap for a moment.
    if (!(seq > seen)) return;
    seen = seq;
    hear(JSON.parse(data));
  }

  async function connect(): Promise<void> {
    attempt = new AbortController();
    const { signal: aborted } = attempt;
    let watch: ReturnType<typeof setTimeout> | undefined;
    const live = () => {
      clearTimeout(watch);
      watch = setTimeout(() => attempt.abort(), SILENCE);
    };
    try {
      live();
      const known = await introduceOneself();
      if (!known.ok && known.reason.code === UNREACHABLE) return;
      const response = await fetch(`/api/games/${encodeURIComponent(id)}/events?after=${seen}`, { signal: aborted });
      if (!response.ok || !response.body) {
        if (!isPassing(response.status)) await giveUp(response);
        return;
      }
      connection.value = 'live';
      failures = 0;
      await readEvents(response.body, take, live);
    } catch {
      // Lost on the way; it is tried again.
    } finally {
      clearTimeout(watch);
    }
  }

  async function giveUp(response: Response): Promise<void> {
    problem.value = await response.json().catch(() => ({ code: UNREACHABLE, text: 'The server does not answer.' }));
    connection.value = 'gone';
  }

  /** Longer with every failure, and never the same for all. */
  function pause(): Promise<void> {
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures++);
    return new Promise(resolve => {
      const timer = setTimeout(resolve, longest * (0.5 + Math.random() / 2));
      hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (!isClosed) {
      await connect();
      if (isClosed || connection.value === 'gone') return;
      connection.value = 'lost';
      await pause();
    }
  }

  const again = () => hurry();
  const lost = () => attempt.abort();
  const seenAgain = () => {
    if (document.visibilityState === 'visible') hurry();
  };
  addEventListener('online', again);
  addEventListener('offline', lost);
  document.addEventListener('visibilitychange', seenAgain);
  void run();

  return {
    connection,
    problem,
    hurry: again,
    close() {
      isClosed = true;
      attempt.abort();
      hurry();
      removeEventListener('online', again);
      removeEventListener('offline', lost);
      document.removeEventListener('visibilitychange', seenAgain);
    },
  };
}
