import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere, expectNoSidewaysScroll, visit, watchForTrouble } from './page.ts';

test('about, and an address that leads nowhere', async ({ page }) => {
  const trouble = watchForTrouble(page);
  await visit(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About this game');
  await expectAccessibleEverywhere(page);
  await expectNoSidewaysScroll(page);
  await visit(page, '/nowhere/at/all', { language: 'en' });
  await expectAccessibleEverywhere(page);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
  expect(trouble).toEqual([]);
});
