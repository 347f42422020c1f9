import { BOTS } from '@cartagena/bots';
import { setUp, unwrap } from '@cartagena/engine';
import { dealOfTheDay, playDeal, replyWith, type SharedDeal } from '@cartagena/study/deals';
import { expect, test } from '@playwright/test';
import { KEPT, skipTo } from './daily.ts';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  revisit,
  visit,
  watchForTrouble,
} from './page.ts';
import { playToTheEnd, savedGame } from './table.ts';

/** A Wednesday: the family edition. */
const DAY = '2026-11-18';
/** The strongest bot has a game to play first. */
const WORKED_OUT = { timeout: 60_000 };

const play = (deal: SharedDeal) => playDeal(deal, { bot: 'greedy', iterations: 1 }, replyWith(BOTS));

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the deal of the day, from its start to the line that is shared @phone', async ({ page, context }) => {
    test.slow();
    const trouble = watchForTrouble(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.setFixedTime(`${DAY}T12:00:00Z`);
    await visit(page, '/', KEPT);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Deal of the day' }).click();
    await expect(page.getByTestId('deal')).toContainText('You against Corvo.');
    await page.getByTestId('play').click();
    await expect(page.getByTestId('hand')).toBeVisible();
    await expect(page.getByTestId('hint')).toHaveCount(0);

    await skipTo(page, await play(dealOfTheDay(DAY)), 0);
    await playToTheEnd(page);
    await page.getByRole('link', { name: 'See how you did' }).click();
    await expect(page).toHaveURL(`/daily/${DAY}`);
    await expect(page.getByTestId('score')).toContainText(/\d points?/);
    await expect(page.getByTestId('streak')).toHaveText('1 day in a row');
    await page.getByTestId('copy').click();
    await expect(page.getByTestId('copy')).toHaveText(/Copied/);
    const line = await page.evaluate(() => navigator.clipboard.readText());
    expect(line).toMatch(/^Cartagena 2026-11-18, .*: −?\d+\n[🟩🟨🟥]{10}\nhttp.*\/daily\/2026-11-18$/u);

    await expect(page.getByTestId('leaderboard')).toContainText('none can be reached');
    await expect(page.getByTestId('compare')).toBeVisible(WORKED_OUT);
    await expect(page.getByTestId('scores')).toContainText('Barba');
    const parted = page.getByTestId('parted');
    await expect(parted).toContainText(/You parted in turn \d+, with a chance to win of \d+%/, WORKED_OUT);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('button', { name: 'Show that turn' }).click();
    const turn = /turn (\d+)/.exec(await parted.innerText())![1];
    await expect(page.getByTestId('compare')).toHaveAttribute('data-at', turn);
    await expectNoSidewaysScroll(page);
    await expect(
      page.getByTestId('calendar').getByRole('link', { name: /^November 18: −?\d+\. (Won|Lost)/ }),
    ).toBeVisible();
    await expectAccessibleEverywhere(page);
    expect(trouble).toEqual([]);
  });
});

test('the first try counts: it waits, and a game thrown away is not begun anew @phone', async ({ page }) => {
  await page.clock.setFixedTime(`${DAY}T12:00:00Z`);
  await visit(page, '/daily', KEPT);
  await expectAccessibleEverywhere(page);
  await revisit(page, KEPT);
  await page.getByTestId('play').click();
  await expect(page.getByTestId('hand')).toBeVisible();
  const table = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Begin anew' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page).toHaveURL(`/daily/${DAY}`);
  await expect(page.getByTestId('calendar').getByRole('link', { name: 'November 18: begun' })).toBeVisible();
  await page.getByTestId('play').click();
  await expect(page).toHaveURL(table);

  await page.goto('/');
  await page.getByRole('button', { name: 'Throw this game away' }).click();
  await page.goto('/daily');
  await expect(page.getByTestId('deal')).toContainText('it does not count any more');
  await page.getByTestId('play').click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByText('Played again: it does not count.')).toBeVisible();
});

test('past days are in the calendar and can be played, days to come cannot', async ({ page }) => {
  await page.clock.setFixedTime(`${DAY}T12:00:00Z`);
  await visit(page, '/daily', KEPT);
  const calendar = page.getByTestId('calendar');
  await expect(calendar.getByRole('link')).toHaveCount(18);
  await calendar.getByRole('link', { name: 'November 16: not played' }).click();
  await expect(page.getByTestId('deal')).toContainText('Jamaica version');
  await expect(page.getByTestId('play')).toBeVisible();
  await page.goto('/daily/2026-11-19');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no deal of that day');
});

test('a challenge is played in another browser, and both games are compared', async ({ page, browser }) => {
  test.slow();
  const deal: SharedDeal = {
    config: unwrap(setUp({ edition: 'family', seats: 2, segments: [4], luck: 'same' })),
    seed: 'challenge',
    seat: 0,
    opponents: [null, { bot: 'sailor', iterations: 16 }],
  };
  const record = await play(deal);
  const players = [
    { name: 'Anna', colour: 'blue', bot: null },
    { name: 'Sailor', colour: 'red', bot: 'sailor', iterations: 16 },
  ];
  const saved = { ...savedGame(players, record), actor: null };
  await page.addInitScript(game => localStorage.setItem('cartagena.game.e2e', JSON.stringify(game)), saved);
  await visit(page, '/game?id=e2e', { ...KEPT, name: 'Anna' });
  await page.getByRole('button', { name: 'Challenge a friend with this deal' }).click();
  const field = page.getByTestId('share-text');
  await expect(field).toHaveValue(/\/challenge#c=[\w-]+$/);
  const link = await field.inputValue();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: new URL(link).origin, serviceWorkers: 'block' });
  const friend = await context.newPage();
  const trouble = watchForTrouble(friend);
  await visit(friend, link.slice(0, -9), KEPT);
  await expect(friend.getByRole('alert')).toContainText('The link is broken');
  await friend.goto('/');
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Anna challenges you');
  await expectAccessible(friend);
  await friend.getByTestId('play').click();
  await expect(friend.getByTestId('hand')).toBeVisible();
  await skipTo(friend, record, 0);
  await playToTheEnd(friend);
  await friend.getByRole('link', { name: 'See how you did' }).click();
  const scores = friend.getByTestId('scores').getByRole('listitem');
  await expect(scores).toHaveText([/^You/, /^Anna/]);
  await expect(friend.getByTestId('parted')).toBeVisible(WORKED_OUT);
  await expectAccessibleEverywhere(friend);

  // The first try counts: a later one is marked, also if the first one was thrown away.
  await revisit(friend, KEPT);
  await friend.getByRole('button', { name: 'Play it again' }).click();
  await expect(friend.getByTestId('hand')).toBeVisible();
  await skipTo(friend, record, 0);
  await playToTheEnd(friend);
  await friend.getByRole('link', { name: 'See how you did' }).click();
  await expect(friend.getByText('Played again: it does not count.')).toBeVisible();
  await friend.getByRole('link', { name: 'To the first try' }).click();
  await expect(scores).toHaveText([/^You/, /^Anna/]);
  await expect(friend.getByText('Played again: it does not count.')).toHaveCount(0);
  await friend.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('cartagena.game.')) localStorage.removeItem(key);
  });
  await friend.reload();
  await expect(friend.getByTestId('deal')).toContainText('it does not count any more');
  expect(trouble).toEqual([]);
  await context.close();
});
