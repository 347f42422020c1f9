import type { Page } from '@playwright/test';
import { openTable, test } from './online.ts';
import { expectAccessible, watchForTrouble } from './page.ts';
import { DESKTOP, PHONE } from './playwright.config.ts';
import { playToTheEnd } from './table.ts';

const { expect } = test;

/** Plays at one board until some actions were made. */
async function playForAWhile(people: readonly Page[]): Promise<void> {
  let looks = 0;
  const play = (page: Page, seed: number) =>
    playToTheEnd(page, {
      seed,
      onFace: async face => void (face === 'turn' && looks++),
      isEnough: async () => looks > 12,
    });
  await Promise.all(people.map(play));
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Really give up?' }).click();
}

test('two browsers play a duplicate match: one deal on two boards, and the sum decides', async ({ somebody }) => {
  const anna = await somebody(DESKTOP, '/new?edition=family-basic&with=link', { name: 'Anna' });
  const trouble = watchForTrouble(anna);
  await anna.getByRole('radio', { name: '24 spaces' }).check();
  await anna.getByRole('switch', { name: 'Duplicate match' }).click();
  const path = await openTable(anna);
  const bartek = await somebody(PHONE, path, { name: 'Bartek' });
  await expect(bartek.getByText('Two boards with the same cards')).toBeVisible();
  await bartek.getByRole('button', { name: 'Sit down' }).click();
  await anna.getByRole('button', { name: 'Start the game' }).click();

  const people = [anna, bartek];
  const cardsOf = (page: Page) =>
    page.locator('[data-card]').evaluateAll(all => all.map(card => card.getAttribute('data-card')).sort());
  await expect(anna.locator('[data-card]').first()).toBeVisible();
  const dealt = await cardsOf(anna);
  await bartek.getByRole('button', { name: /^Board 2/ }).click();
  await expect(bartek).toHaveURL(`${path}-2`);
  await expect(bartek.locator('[data-card]').first()).toBeVisible();
  // What Anna was dealt on the first board is dealt to Bartek on the second.
  expect(await cardsOf(bartek)).toEqual(dealt);
  await expectAccessible(bartek);
  await bartek.getByRole('button', { name: /^Board 1/ }).click();

  // A few turns on the first board, until one gives it up; the other one gives up the second.
  await playForAWhile(people);
  await giveUp(bartek);
  for (const page of people) {
    await expect(page.getByTestId('over')).toContainText('The match is decided when board 2 is over, too.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Board 2/ }).click();
  }
  await expect(anna).toHaveURL(`${path}-2`);
  await giveUp(anna);
  for (const page of people) {
    const over = page.getByTestId('over');
    await expect(over).toContainText(/Anna: \d points?, \d+ pirates? home\. Bartek: \d points?, \d+ pirates? home\./);
    await expect(over).toContainText('a number that only this browser knew');
  }
  expect(trouble).toEqual([]);
});
