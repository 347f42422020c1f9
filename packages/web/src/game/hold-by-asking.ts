/**
 * Where a browser has no locks, as on pages without https, windows ask each other and believe what they hear. A window that does
 * not answer is asleep, and hears when it wakes that the game is another's.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { randomText } from './random-text.ts';

export interface Hold {
  /** `elsewhere`: another window has it. When that one is closed, it is held here. */
  readonly state: ReadonlySignal<'asking' | 'held' | 'elsewhere'>;
  take(): void;
  close(): void;
}

/** What windows of one game say to each other. `taken` answers who asks; `mine` ends what others thought of themselves. */
interface Said {
  readonly says: 'whose' | 'taken' | 'mine' | 'free' | 'want' | 'yours';
  readonly from: string;
  /** Undefined: it is for everybody. */
  readonly to?: string;
}

/** How long a window may take to answer, and to put a game down, in milliseconds. */
const ANSWER = 300;
const PATIENCE = 1000;

export function holdByAsking(name: string, page: EventTarget = window): Hold {
  const state = signal<'asking' | 'held' | 'elsewhere'>('asking');
  const others = new BroadcastChannel(name);
  const me = randomText();
  /** Nobody has answered by then. */
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** It is being taken from somebody, who has not put it down yet. */
  let isTaking = false;

  const say = (says: Said['says'], to?: string): void =>
    others.postMessage({ says, from: me, ...(to === undefined ? {} : { to }) } satisfies Said);

  function become(next: 'held' | 'elsewhere'): void {
    clearTimeout(silence);
    isTaking = false;
    state.value = next;
  }

  function hold(): void {
    become('held');
    say('mine');
  }

  function ask(): void {
    clearTimeout(silence);
    state.value = 'asking';
    say('whose');
    silence = setTimeout(hold, ANSWER);
  }

  function putDown(): void {
    if (state.value !== 'held') return;
    become('elsewhere');
    say('free');
  }

  const hear: { readonly [S in Said['says']]: (said: Said) => void } = {
    whose({ from }) {
      if (state.value === 'elsewhere') return;
      // Of those who ask at once, one and the same is first for all.
      if (state.value === 'held' || me < from) say('taken', from);
      else become('elsewhere');
    },
    taken: () => state.value === 'asking' && become('elsewhere'),
    mine: () => state.value !== 'elsewhere' && become('elsewhere'),
    free: () => state.value === 'elsewhere' && ask(),
    want({ from }) {
      if (state.value !== 'held') return;
      become('elsewhere');
      say('yours', from);
    },
    // Whoever was asleep says it late, perhaps when it is a third one's.
    yours: () => isTaking && hold(),
  };

  const comeBack = (): void => {
    if (state.value === 'elsewhere') ask();
  };
  others.onmessage = ({ data }: MessageEvent<Said>) => {
    if ((data.to ?? me) === me) hear[data.says](data);
  };
  page.addEventListener('pagehide', putDown);
  page.addEventListener('pageshow', comeBack);
  ask();

  return {
    state,
    take() {
      clearTimeout(silence);
      isTaking = true;
      say('want');
      silence = setTimeout(hold, PATIENCE);
    },
    close() {
      putDown();
      clearTimeout(silence);
      page.removeEventListener('pagehide', putDown);
      page.removeEventListener('pageshow', comeBack);
      others.close();
    },
  };
}
