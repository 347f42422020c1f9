import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdByAsking } from './hold-by-asking.ts';

/** What windows call themselves, one after the other. */
let names: string[] = [];
vi.mock('./random-text.ts', () => ({ randomText: () => names.shift() }));

/** Windows of one browser. What is said to a window that sleeps is heard when it wakes. */
class Channel {
  static all = new Set<Channel>();
  onmessage?: (event: { data: unknown }) => void;
  isAsleep = false;
  private missed: unknown[] = [];
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all) if (other !== this && other.name === this.name) other.hear(data);
  }
  close(): void {
    Channel.all.delete(this);
  }
  wake(): void {
    this.isAsleep = false;
    for (const data of this.missed.splice(0)) this.hear(data);
  }
  private hear(data: unknown): void {
    if (this.isAsleep) this.missed.push(data);
    else queueMicrotask(() => Channel.all.has(this) && this.onmessage?.({ data }));
  }
}

beforeEach(() => {
  names = ['m', 'k', 'o', 'i'];
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  Channel.all.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.runAllTimersAsync();

function openWindow(game = 'a') {
  const page = new EventTarget();
  const hold = holdByAsking(game, page);
  const channel = [...Channel.all].at(-1)!;
  return { hold, page, channel, has: () => hold.state.value };
}

const holders = (windows: readonly ReturnType<typeof openWindow>[]) => windows.filter(one => one.has() === 'held');

describe('where a browser has no locks', () => {
  it('the first window has the game, the next one does not; another game is another matter', async () => {
    const first = openWindow();
    expect(first.has()).toBe('asking');
    await settled();
    const second = openWindow();
    const other = openWindow('b');
    await settled();
    expect([first, second, other].map(one => one.has())).toEqual(['held', 'elsewhere', 'held']);
  });

  it.each(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])(
    'of windows that open at once, whatever they are called, one has it, and then another: %s',
    async order => {
      names = [...order];
      let windows = [openWindow(), openWindow(), openWindow()];
      while (windows.length > 0) {
        await settled();
        expect(holders(windows)).toHaveLength(1);
        const [holder] = holders(windows);
        holder.hold.close();
        windows = windows.filter(one => one !== holder);
      }
    },
  );

  it('whoever takes it has it, and the other puts it down first', async () => {
    const first = openWindow();
    await settled();
    const second = openWindow();
    await settled();
    const order: string[] = [];
    first.hold.state.subscribe(state => void order.push(`first ${state}`));
    second.hold.state.subscribe(state => void order.push(`second ${state}`));
    second.hold.take();
    await settled();
    expect(order.slice(2)).toEqual(['first elsewhere', 'second held']);
  });

  it('when the window that has it is closed or left, one that waits has it', async () => {
    const windows = [openWindow(), openWindow(), openWindow()];
    await settled();
    const [first] = holders(windows);
    first.hold.close();
    const rest = windows.filter(one => one !== first);
    await settled();
    expect(holders(rest)).toHaveLength(1);
    const [second] = holders(rest);
    second.page.dispatchEvent(new Event('pagehide'));
    await settled();
    const [last] = rest.filter(one => one !== second);
    expect([second.has(), last.has()]).toEqual(['elsewhere', 'held']);
    last.hold.close();
    await settled();
    expect(second.has()).toBe('held');
  });

  it('whoever comes back to a page that nobody wanted meanwhile has it again', async () => {
    const only = openWindow();
    await settled();
    only.page.dispatchEvent(new Event('pagehide'));
    expect(only.has()).toBe('elsewhere');
    only.page.dispatchEvent(new Event('pageshow'));
    await settled();
    expect(only.has()).toBe('held');
  });

  it('a window that sleeps loses it, to whoever takes it and to whoever comes', async () => {
    const sleeper = openWindow();
    await settled();
    const second = openWindow();
    await settled();
    sleeper.channel.isAsleep = true;
    second.hold.take();
    await settled();
    second.channel.isAsleep = true;
    const third = openWindow();
    await settled();
    expect(third.has()).toBe('held');
    sleeper.channel.wake();
    second.channel.wake();
    await settled();
    expect([sleeper, second, third].map(one => one.has())).toEqual(['elsewhere', 'elsewhere', 'held']);
  });
});
