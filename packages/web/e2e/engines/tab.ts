/** What a journey needs of a browser's tab. Playwright's pages fit as they are; `webdriver.ts` drives a browser that Playwright cannot. */
import type { Page } from '@playwright/test';

export interface Tab {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<Argument, Value>(run: (argument: Argument) => Value | Promise<Value>, argument?: Argument): Promise<Value>;
  waitForTimeout(ms: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly keyboard: { press(key: string): Promise<void> };
}

/** Fails to compile if a page of Playwright no longer is such a tab. */
export const asTab = (page: Page): Tab => page;

const TIMEOUT_MS = 60_000;
const PAUSE_MS = 40;

/** Waits until the page answers with something; fails with `what` if it never does. */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined | null | false>): Promise<T> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
}

/** Sets what earlier visits would have stored, then opens the page. */
export async function visit(tab: Tab, address: string, path: string, stored: Readonly<Record<string, unknown>>) {
  // A page of the same origin that runs no scripts of ours.
  await tab.goto(`${address}/robots.txt`);
  await tab.evaluate(
    entries => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
    },
    Object.fromEntries(Object.entries(stored).map(([key, value]) => [`cartagena.${key}`, value])),
  );
  await tab.goto(address + path);
  await waitFor(`${path} to open`, () => tab.evaluate(() => document.querySelector('main') !== null));
}

/** Clicks the first element of this kind that has this text and can be clicked, as a person would: where it is. */
export async function click(tab: Tab, selector: string, text = ''): Promise<void> {
  const { x, y } = await waitFor(`${selector} ${text}`, () =>
    tab.evaluate(
      ([selector, text]) => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
          one => (one.textContent ?? '').includes(text) && one.getClientRects().length > 0,
        );
        if (!found || found.ariaDisabled === 'true') return;
        found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = found.getBoundingClientRect();
        const at = { x: x + width / 2, y: y + height / 2 };
        return found.contains(document.elementFromPoint(at.x, at.y)) ? at : undefined;
      },
      [selector, text] as const,
    ),
  );
  await tab.mouse.click(x, y);
}

/** Waits until the page shows this text somewhere. */
export const waitForText = (tab: Tab, text: string): Promise<boolean> =>
  waitFor(`"${text}"`, () => tab.evaluate(text => document.body.innerText.includes(text), text));
