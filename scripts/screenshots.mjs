// Pictures of the main screens at a phone's and a desktop's size, into docs/screenshots. Games are played from fixed seeds, so that
// the same build gives the same pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from './browser.mjs';
import { savedGame } from './saved-game.mjs';
import { serveClient } from './static-server.mjs';

const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
mkdirSync(folder, { recursive: true });

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** A game among bots, with you at the first seat. */
const game = (choices, names) => savedGame('screenshots', choices, names);

const CREW = ['Anna', 'Bruno', 'Celia', 'Dario'];
const SCREENS = [
  { name: 'home', path: '/' },
  { name: 'setup', path: '/new?edition=wielka&modules=all' },
  { name: 'classic', game: game({ edition: 'classic', hands: 'open', supply: 'row' }, CREW.slice(0, 3)), presses: 4 },
  {
    name: 'great-escape',
    game: game({ edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'] }, CREW),
  },
  { name: 'rafts', game: game({ edition: 'diaries', modules: ['retreat', 'captain', 'raft'] }, CREW) },
];
const VIEWS = [
  { suffix: 'phone', device: PHONE, theme: 'dark' },
  { suffix: 'desktop', device: DESKTOP, theme: 'dark' },
  { suffix: 'desktop-light', device: DESKTOP, theme: 'light', only: ['home', 'great-escape'] },
];

/** How often something is pressed before the picture, unless a screen says otherwise. */
const PRESSES = 12;

/** Plays on by presses until the game has come some way and it is for this screen to decide. */
async function playOn(page, presses) {
  const main = page.getByTestId('main');
  for (let press = 0; press < presses; press++) {
    await page.locator('[data-testid=main][aria-disabled=false]').waitFor({ timeout: 60_000 });
    const target = page.locator('button[data-target]');
    if ((await main.getAttribute('data-step')) === 'moves' && (await target.count()) > 0)
      await target.nth(press % (await target.count())).click();
    else await main.click();
    const answers = page.locator('dialog [data-testid=options] button');
    if (await answers.count()) await answers.first().click();
  }
  await page.locator('[data-testid=main][aria-disabled=false]').waitFor({ timeout: 60_000 });
}

const client = await serveClient();
const browser = await chromium.launch(launchOptions(findBrowser()));
for (const { suffix, device, theme, only } of VIEWS)
  for (const { name, path = '/game?id=screenshots', game, presses = PRESSES } of SCREENS) {
    if (only && !only.includes(name)) continue;
    const context = await browser.newContext({
      ...device,
      colorScheme: theme,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(game => {
      localStorage.setItem('cartagena.pace', '"off"');
      if (game && localStorage.getItem('cartagena.game.screenshots') === null)
        localStorage.setItem('cartagena.game.screenshots', JSON.stringify(game));
    }, game);
    await page.goto(client.address + path);
    await page.locator('main').waitFor();
    if (game) await playOn(page, presses);
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    const clip = { x: 0, y: 0, ...device.viewport, scale: device.deviceScaleFactor };
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80, clip });
    writeFileSync(join(folder, `${name}-${suffix}.webp`), Buffer.from(data, 'base64'));
    await context.close();
    console.log(`docs/screenshots/${name}-${suffix}.webp`);
  }
await browser.close();
await client.stop();
