/**
 * WebKit as Debian has it: WebKitGTK's MiniBrowser, driven by plain WebDriver, on a screen that nobody sees. A tab is a browser of its own,
 * with a storage of its own that ends with it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { freePort } from './ports.ts';
import type { Tab } from './tab.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'];
const BROWSER = LIBRARIES.map(name => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`).find(existsSync);

export const hasWebkit = (): boolean => BROWSER !== undefined && existsSync(DRIVER) && existsSync(SCREEN);

/** Keys that are not characters have numbers of WebDriver's own. */
const KEYS: { readonly [key: string]: string } = {
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const REPLY = `const done = arguments[arguments.length - 1];
Promise.resolve().then(() => (RUN)(arguments[0])).then(value => done({ value }), error => done({ error: String(error) }));`;

export interface Screen {
  readonly display: string;
  close(): void;
}

/** A screen in memory. It chooses its own number. */
export async function openScreen(): Promise<Screen> {
  const server = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, close: () => server.kill() };
}

export class WebkitTab implements Tab {
  private readonly driver: ChildProcess;
  private readonly base: string;
  private session = '';

  readonly mouse = {
    click: (x: number, y: number): Promise<void> =>
      this.act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
  };

  readonly keyboard = {
    press: (key: string): Promise<void> => {
      const value = KEYS[key] ?? key;
      if (value.length > 1) throw new Error(`Add the key "${key}" to KEYS.`);
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      return this.act({ type: 'key', id: 'keyboard', actions });
    },
  };

  private constructor(driver: ChildProcess, port: number) {
    this.driver = driver;
    this.base = `http://127.0.0.1:${port}`;
  }

  static async open(screen: Screen, { width, height }: { width: number; height: number }): Promise<WebkitTab> {
    const port = await freePort();
    // The browser's own sandbox wants namespaces that containers rarely have; the pages are ours.
    const env = { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
    const tab = new WebkitTab(driver, port);
    await tab.start();
    await tab.ask('POST', '/window/rect', { x: 0, y: 0, width, height });
    return tab;
  }

  private async start(): Promise<void> {
    const options = { binary: BROWSER, args: ['--automation'] };
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
    for (let tries = 1; this.session === ''; tries++)
      try {
        const { sessionId } = (await this.request('POST', '/session', { capabilities })) as { sessionId: string };
        this.session = sessionId;
      } catch (error) {
        // The driver needs a moment until it listens.
        if (tries === 50) throw error;
        await this.waitForTimeout(100);
      }
  }

  async goto(url: string): Promise<void> {
    await this.ask('POST', '/url', { url });
  }

  async reload(): Promise<void> {
    await this.ask('POST', '/refresh', {});
  }

  async evaluate<Argument, Value>(run: (argument: Argument) => Value | Promise<Value>, argument?: Argument) {
    const script = REPLY.replace('RUN', () => String(run));
    const reply = await this.ask('POST', '/execute/async', { script, args: [argument ?? null] });
    const { value, error } = reply as { value: Value; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  waitForTimeout(ms: number): Promise<void> {
    return new Promise(resolve => setTimeout(resolve, ms));
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.ask('GET', '/screenshot')) as string, 'base64');
  }

  async close(): Promise<void> {
    await this.request('DELETE', `/session/${this.session}`).catch(() => {});
    this.driver.kill();
  }

  private async act(actions: object): Promise<void> {
    await this.ask('POST', '/actions', { actions: [actions] });
  }

  private ask(method: string, path: string, body?: object): Promise<unknown> {
    return this.request(method, `/session/${this.session}${path}`, body);
  }

  private async request(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.base + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebDriver: ${(value as { message: string }).message}`);
    return value;
  }
}
