// Pictures of the main screens at a phone's and a desktop's size, and sheets of all four editions at six sizes, into
// docs/screenshots. Games are played from fixed seeds, so that the same build gives the same pictures. `--sheets` makes the sheets
// alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from './browser.mjs';
import { readOptions } from './options.mjs';
import { savedGame } from './saved-game.mjs';
import { serveClient } from './static-server.mjs';

const { sheets } = readOptions('npm run screenshots -- [--sheets]   the sheets of all sizes alone', {
  sheets: { type: 'boolean' },
});
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

/** The sheets: each edition at all of these sizes, day and night in turn. */
const EDITIONS = {
  classic: SCREENS[2],
  'cartagena-2': { game: game({ edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] }, CREW) },
  'great-escape': SCREENS[3],
  'escape-diaries': SCREENS[4],
};
const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
];

const client = await serveClient();
const browser = await chromium.launch(launchOptions(findBrowser()));

/** A screen as a player sees it, in a context for the caller to close. */
async function openScreen({ path = '/game?id=screenshots', game, presses = PRESSES }, device, theme) {
  const context = await browser.newContext({
    ...device,
    colorScheme: theme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(game => {
    localStorage.setItem('cartagena.pace', '"off"');
    localStorage.setItem('cartagena.tips', '["aim","run","gain","turn"]');
    if (game && localStorage.getItem('cartagena.game.screenshots') === null)
      localStorage.setItem('cartagena.game.screenshots', JSON.stringify(game));
  }, game);
  await page.goto(client.address + path);
  await page.locator('main').waitFor();
  if (game) await playOn(page, presses);
  await page.waitForLoadState('networkidle');
  return page;
}

async function save(page, name, { width, height }, scale, quality = 80) {
  const devtools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale };
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality, clip });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  console.log(`docs/screenshots/${name}.webp`);
}

async function takeScreens() {
  for (const { suffix, device, theme, only } of VIEWS)
    for (const screen of SCREENS) {
      if (only && !only.includes(screen.name)) continue;
      const page = await openScreen(screen, device, theme);
      await save(page, `${screen.name}-${suffix}`, device.viewport, device.deviceScaleFactor);
      await page.context().close();
    }
}

async function takeSheets() {
  for (const [name, screen] of Object.entries(EDITIONS)) {
    const pictures = [];
    for (const [i, [width, height]] of SIZES.entries()) {
      const page = await openScreen(screen, { viewport: { width, height } }, i % 2 === 0 ? 'dark' : 'light');
      const data = (await page.screenshot()).toString('base64');
      pictures.push(`<img src="data:image/png;base64,${data}" style="width:${width / 2}px">`);
      await page.context().close();
    }
    const sheet = await browser.newPage({ viewport: { width: 1700, height: 1600 } });
    const style = 'display:flex;flex-wrap:wrap;gap:10px;align-items:flex-start;margin:10px;background:#777';
    await sheet.setContent(`<body style="${style}">${pictures.join('')}</body>`);
    const height = await sheet.evaluate(() => document.body.scrollHeight + 20);
    await save(sheet, `sizes-${name}`, { width: 1700, height }, 1, 70);
    await sheet.close();
  }
}

if (!sheets) await takeScreens();
await takeSheets();
await browser.close();
await client.stop();
