import { BOTS } from '@cartagena/bots';
import { dealOfTheDay, playDeal, replyWith } from '@cartagena/study/deals';
import type { Page } from '@playwright/test';
import { KEPT, keepLegendWaiting, skipTo } from './daily.ts';
import { test } from './online.ts';
import { expectAccessible, expectAccessibleEverywhere, expectNoSidewaysScroll, watchForTrouble } from './page.ts';
import { DESKTOP, PHONE } from './playwright.config.ts';
import { playToTheEnd } from './table.ts';

const { expect } = test;

/** The classic game. */
const MONDAY = '2026-11-09';
// The deal is still open.
test.use({ moment: '2026-11-11T12:00:00Z' });

const lines = (page: Page) => page.getByTestId('leaderboard').getByRole('row');
/** Remembers a try as if it had been played in this browser, and loads the page again. */
async function remember(page: Page, tries: string): Promise<void> {
  await page.evaluate(tries => localStorage.setItem('cartagena.daily', tries), tries);
  await page.reload();
}

test('a result is sent to the leaderboard, once, and others see it', async ({ somebody }) => {
  test.slow();
  const anna = await somebody(DESKTOP, `/daily/${MONDAY}`, { ...KEPT, name: 'Anna' });
  const trouble = watchForTrouble(anna);
  const leaderboard = anna.getByTestId('leaderboard');
  await expect(leaderboard).toContainText('Nobody has sent a result of this day yet.');
  await expect(leaderboard).toContainText('Play this deal to the end');
  await expect(anna.getByTestId('send-result')).toHaveCount(0);
  await anna.getByTestId('play').click();
  await expect(anna.getByTestId('hand')).toBeVisible();
  const deal = dealOfTheDay(MONDAY);
  await skipTo(anna, await playDeal(deal, { bot: 'greedy', iterations: 1 }, replyWith(BOTS)), deal.seat);
  await playToTheEnd(anna);
  await keepLegendWaiting(anna);
  await anna.getByRole('link', { name: 'See how you did' }).click();

  // Nothing is sent before she presses, in whichever of her tabs.
  await expect(leaderboard).toContainText('Nobody has sent a result of this day yet.');
  const tab = await anna.context().newPage();
  await tab.goto(`/daily/${MONDAY}`);
  await expect(tab.getByTestId('send-result')).toBeVisible();
  await expectAccessible(anna);
  await expect(leaderboard.getByLabel('Your name')).toHaveValue('Anna');
  await anna.getByTestId('send-result').focus();
  await anna.keyboard.press('Enter');
  await expect(anna.getByTestId('own-rank')).toHaveText('You are on the leaderboard with rank 1.', { timeout: 30_000 });
  await expect(leaderboard.getByRole('heading')).toBeFocused();
  const points = await anna.getByTestId('score').locator('strong').innerText();
  await expect(lines(anna).nth(1)).toContainText(`Anna you`);
  await expect(lines(anna).nth(1).getByRole('cell').nth(1)).toContainText(points);
  await tab.getByTestId('send-result').click();
  await expect(tab.getByRole('region', { name: 'Notices' })).toContainText(
    'You have sent a result of this day already.',
  );
  await expect(lines(tab)).toHaveCount(2);

  const bartek = await somebody(PHONE, '/daily', { ...KEPT, language: 'pl' });
  await keepLegendWaiting(bartek);
  await bartek.goto(`/daily/${MONDAY}`);
  await expect(lines(bartek)).toHaveCount(2);
  await expect(lines(bartek).nth(1)).toContainText('Anna');
  await expect(bartek.getByTestId('own-rank')).toHaveCount(0);

  // He has played as she did, and cannot be taken for her.
  const tries = await anna.evaluate(() => localStorage.getItem('cartagena.daily')!);
  await remember(bartek, tries);
  const name = bartek.getByTestId('leaderboard').getByLabel('Twoje imię');
  await name.fill('Аnnа');
  await bartek.getByTestId('send-result').click();
  await expect(bartek.getByRole('alert')).toHaveText(
    'Ktoś w tej tabeli ma imię, które wygląda tak samo. Wybierz inne.',
  );
  await expectNoSidewaysScroll(bartek);
  await name.fill('Bartek');
  await bartek.getByTestId('send-result').click();
  await expect(bartek.getByTestId('own-rank')).toHaveText('Jesteś w tabeli, miejsce 1.');
  await expect(lines(bartek)).toHaveText([/^Miejsce/, /^1.*Anna/, /^1.*Bartek ty/]);
  await expectAccessibleEverywhere(bartek);

  await bartek
    .getByTestId('leaderboard')
    .getByRole('button', { name: /^(Remove my result|Usuń mój wynik)$/ })
    .click();
  await expectAccessible(bartek);
  await bartek.getByRole('button', { name: /^(Remove it|Usuń)$/ }).click();
  await expect(lines(bartek)).toHaveCount(2);
  await expect(bartek.getByTestId('send-result')).toHaveCount(0);

  // An invented game is refused, and says why.
  const forger = await somebody(DESKTOP, '/daily', { ...KEPT, name: 'Forger' });
  await keepLegendWaiting(forger);
  await forger.goto(`/daily/${MONDAY}`);
  await expect(lines(forger)).toHaveCount(2);
  const { result } = JSON.parse(tries)[MONDAY];
  const cut = result.split(';').slice(0, -1).join(';');
  await remember(forger, tries.replace(JSON.stringify(result), JSON.stringify(cut)));
  await forger.getByTestId('send-result').click();
  await expect(forger.getByRole('alert')).toHaveText('The game is not over. Play it to the end first.');
  await expect(lines(forger)).toHaveCount(2);
  expect(trouble).toEqual([]);
});
