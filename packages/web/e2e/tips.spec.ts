import { expect, test } from '@playwright/test';
import { expectAccessible } from './page.ts';
import { openGame, players } from './table.ts';

const CLASSIC = { edition: 'classic' } as const;

test('the first game has tips in their place, each gone when it was done or dismissed, and never again @phone', async ({
  page,
}) => {
  await openGame(page, CLASSIC, players(2, 1), { tips: [] });
  const tip = page.getByTestId('tip');
  await expect(tip).toContainText('Bring all 6 pirates of your colour home');
  await expectAccessible(page);
  await tip.getByRole('button', { name: 'Close the tip' }).click();
  await expect(tip).toContainText('Play a card, then choose a pirate');
  await page.reload();
  await expect(tip).toContainText('Play a card, then choose a pirate');

  await page.locator('[data-card][data-usable="true"]').first().click();
  await page.locator('button[data-target]').first().click();
  await expect(tip).not.toContainText('Play a card');
  for (let turn = 0; turn < 6 && (await tip.count()) > 0; turn++) await tip.getByRole('button').click();
  await expect(tip).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('main')).toBeVisible();
  await expect(tip).toHaveCount(0);
});

test('where nobody steps back, the tip says how cards are gained there', async ({ page }) => {
  await openGame(page, { edition: 'cartagena2' }, players(2, 1), { tips: ['aim', 'run'] });
  await expect(page.getByTestId('tip')).toContainText(/help another player’s pirate|actions a turn/);
});
