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
  const locks: LockManager | undefined = navigator.locks;
  return locks ? lockByManager(savedGameKey(id), locks) : lockBySaving(savedGameKey(id));
}

/** Pages without https have no locks. There the game belongs to the window that saved it last, and opening a game saves it. */
function lockBySaving(key: string): GameLock {
  const state = signal<'held' | 'elsewhere'>('held');
  const hear = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null) state.value = 'elsewhere';
  };
  addEventListener('storage', hear);
  return {
    state,
    take() {
      state.value = 'held';
    },
    close: () => removeEventListener('storage', hear),
  };
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
