/** People with browsers of their own, at tables of a real server. */
import { test as base, type Page } from '@playwright/test';
import { visit } from './page.ts';
import type { PHONE } from './playwright.config.ts';
import { type GameServer, serveGames } from './server.ts';

type Kept = NonNullable<Parameters<typeof visit>[2]>;

interface People {
  /** Somebody new opens an address of the server. */
  readonly somebody: (viewport: typeof PHONE, path: string, kept?: Kept) => Promise<Page>;
}

interface Place {
  readonly server: GameServer;
  /** What the clocks of the server and of the browsers say at the beginning; not given: the time. */
  readonly moment: string | undefined;
}

export const test = base.extend<People, Place>({
  moment: [undefined, { option: true, scope: 'worker' }],
  server: [
    async ({ moment }, use) => {
      const server = await serveGames(moment);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  somebody: async ({ browser, server, moment }, use) => {
    const pages: Page[] = [];
    await use(async (viewport, path, kept = {}) => {
      const context = await browser.newContext({ baseURL: server.address, viewport, locale: 'en-GB' });
      if (moment) await context.clock.setFixedTime(moment);
      const page = await context.newPage();
      pages.push(page);
      await visit(page, path, { pace: 'off', sound: false, confirm: false, language: 'en', ...kept });
      return page;
    });
    await Promise.all(pages.map(page => page.context().close()));
  },
});

/** From the set-up to the waiting room of a table for a friend and, if wanted, a bot. Tells its path. */
export async function openTable(host: Page, bot?: string): Promise<string> {
  if (bot) {
    await host.getByRole('button', { name: 'One more' }).click();
    await host.getByLabel('Who sits at seat 3').selectOption('Bot');
    await host.getByRole('group', { name: 'Opponent at seat 3' }).getByRole('radio', { name: bot }).check();
  }
  await host.getByRole('button', { name: 'Open the table' }).click();
  await test.expect(host).toHaveURL(/\/table\/[\w-]+$/);
  return new URL(host.url()).pathname;
}
