// How evenly the board is drawn while pieces move: bots play among themselves in a real browser, which notes of every frame that it
// could draw whether it was shown or dropped. Only frames with something under way count. Prints a table and, last, one line of JSON.
// `--seconds` for each table (20).
import { EDITION, EDITIONS } from '@cartagena/engine';
import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from './browser.mjs';
import { readOptions } from './options.mjs';
import { savedGame } from './saved-game.mjs';
import { serveClient } from './static-server.mjs';

const { seconds } = readOptions('npm run frames -- [--seconds N]   at each table (20)', {
  seconds: { type: 'string', default: '20' },
});
const CREW = ['Anna', 'Bruno', 'Celia', 'Dario', 'Ewa'];
/** `slower` is how many times as long the page's own work takes as on this machine. */
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 }, slower: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, slower: 4 },
};

/** Each edition with all its modules. */
const choicesOf = edition => ({
  edition,
  modules: [...EDITION[edition].defaults.modules, ...EDITION[edition].optional],
});

/** What the browser notes of its frames meanwhile. */
async function trace(devtools, meanwhile) {
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', categories: '-*,cc,benchmark' });
  await meanwhile;
  const complete = new Promise(resolve => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  return events;
}

function framesIn(events) {
  return events
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .map(({ ts, args }) => ({ at: ts / 1000, ...args.frame_reporter }))
    .filter(({ frame_type }) => frame_type !== 'FORKED')
    .sort((a, b) => a.at - b.at);
}

function figuresOf(frames) {
  const isMoving = frame => frame.has_compositor_animation || frame.has_main_animation;
  const moving = frames.filter(isMoving);
  const shown = moving.filter(({ state }) => state.startsWith('STATE_PRESENTED')).length;
  const dropped = moving.filter(({ state }) => state === 'STATE_DROPPED').length;
  const gaps = frames.slice(1).flatMap(({ at }, i) => (isMoving(frames[i]) ? [at - frames[i].at] : []));
  gaps.sort((a, b) => a - b);
  const tenth = number => Math.round(number * 10) / 10;
  return {
    shown,
    dropped,
    'dropped, %': tenth((dropped / (shown + dropped)) * 100),
    'between two, ms (median)': tenth(gaps[Math.floor(gaps.length / 2)]),
    '(99 of 100 within)': tenth(gaps[Math.floor(gaps.length * 0.99)]),
  };
}

async function measure(browser, address, edition, { slower, ...device }) {
  const context = await browser.newContext({ ...device, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const game = savedGame('frames', choicesOf(edition), CREW, 0);
  await page.addInitScript(game => localStorage.setItem('cartagena.game.frames', JSON.stringify(game)), game);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${address}/game?id=frames`);
  await page.locator('ol li').first().waitFor();
  const events = await trace(devtools, page.waitForTimeout(Number(seconds) * 1000));
  await context.close();
  return figuresOf(framesIn(events));
}

const client = await serveClient();
const browser = await chromium.launch(launchOptions(findBrowser()));
const figures = {};
for (const [device, options] of Object.entries(DEVICES))
  for (const edition of EDITIONS)
    figures[`${edition}, ${device}`] = await measure(browser, client.address, edition, options);
console.table(figures);
console.log(JSON.stringify(figures));
await browser.close();
await client.stop();
