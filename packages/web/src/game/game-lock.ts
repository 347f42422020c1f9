/**
 * A game of this browser is played in one window at a time: another one would write over what was played here. A window that wants
 * the game asks for it, and the one that has it gives it up first, so nothing is lost; one that does not answer is asleep and loses it.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { savedGameKey } from './saved-games.ts';

export interface GameLock {
  /** `elsewhere`: another window has it. When that one is closed, it is held here. */
  readonly state: ReadonlySignal<'asking' | 'held' | 'elsewhere'>;
  take(): void;
  close(): void;
}

/** How long a window may take to give a game up. */
const STEAL_AFTER_MS = 1000;

export function lockGame(id: string): GameLock {
  const name = savedGameKey(id);
  const locks: LockManager | undefined = navigator.locks;
  return locks ? lockByManager(name, locks) : lockByClaim(name);
}

/**
 * Pages without https have no locks. There the game belongs to the window that claimed it last, and opening a game claims it. Of two
 * claims, both windows let the same one win, so that one of them always has the game and never both.
 */
function lockByClaim(name: string): GameLock {
  const state = signal<'held' | 'elsewhere'>('held');
  const others = new BroadcastChannel(name);
  const tieBreaker = Math.random();
  let last = 0;

  function claim(): void {
    last = Math.max(Date.now(), last + 1);
    others.postMessage([last, tieBreaker]);
    state.value = 'held';
  }

  others.onmessage = ({ data: [at, theirs] }: MessageEvent<[number, number]>) => {
    const isLater = at > last || (at === last && theirs > tieBreaker);
    // A claim by a clock that was set back: whoever made it hears of ours.
    if (!isLater && state.value === 'held') return others.postMessage([last, tieBreaker]);
    last = Math.max(last, at);
    if (isLater) state.value = 'elsewhere';
  };
  claim();

  return { state, take: claim, close: () => others.close() };
}

function lockByManager(name: string, locks: LockManager): GameLock {
  const state = signal<'asking' | 'held' | 'elsewhere'>('asking');
  const others = new BroadcastChannel(name);
  let waiting = new AbortController();
  let stealing: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let release = () => {};

  function hold(lock: Lock | null): Promise<void> | undefined {
    clearTimeout(stealing);
    if (!lock || isClosed) return undefined;
    state.value = 'held';
    return new Promise(resolve => {
      release = resolve;
    });
  }

  /** What was released or lost is waited for again. */
  async function follow(): Promise<void> {
    let options: LockOptions = { ifAvailable: true };
    while (!isClosed) {
      await locks.request(name, options, hold).catch(() => {});
      state.value = 'elsewhere';
      // The waiting was broken off to take it by force.
      options = waiting.signal.aborted ? { steal: true } : { signal: waiting.signal };
      if (waiting.signal.aborted) waiting = new AbortController();
    }
  }

  others.onmessage = () => {
    if (state.value !== 'held') return;
    state.value = 'elsewhere';
    release();
  };
  void follow();

  return {
    state,
    take() {
      others.postMessage('I want it');
      clearTimeout(stealing);
      stealing = setTimeout(() => waiting.abort(), STEAL_AFTER_MS);
    },
    close() {
      isClosed = true;
      clearTimeout(stealing);
      others.close();
      waiting.abort();
      release();
    },
  };
}
