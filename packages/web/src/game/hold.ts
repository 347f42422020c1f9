/**
 * A game of this browser is played in one window at a time: another one would write over what was played here. Whoever wants it
 * asks, and the window that has it puts it down first, so nothing is lost; one that does not answer is asleep and loses it.
 */
import { signal } from '@preact/signals';
import { type Hold, holdByAsking } from './hold-by-asking.ts';

/** How long a window may take to put a game down, in milliseconds. */
const PATIENCE = 1000;

export function holdGame(id: string): Hold {
  const name = `cartagena.game.${id}`;
  const locks: LockManager | undefined = navigator.locks;
  return locks ? holdByLock(name, locks) : holdByAsking(name);
}

function holdByLock(name: string, locks: LockManager): Hold {
  const state = signal<'asking' | 'held' | 'elsewhere'>('asking');
  const others = new BroadcastChannel(name);
  let waiting = new AbortController();
  let stealing: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let putDown = () => {};

  function hold(lock: Lock | null): Promise<void> | undefined {
    clearTimeout(stealing);
    if (!lock || isClosed) return undefined;
    state.value = 'held';
    return new Promise(resolve => {
      putDown = resolve;
    });
  }

  /** What was put down or lost is waited for again. */
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
    putDown();
  };
  void follow();

  return {
    state,
    take() {
      others.postMessage('I want it');
      clearTimeout(stealing);
      stealing = setTimeout(() => waiting.abort(), PATIENCE);
    },
    close() {
      isClosed = true;
      clearTimeout(stealing);
      others.close();
      waiting.abort();
      putDown();
    },
  };
}
