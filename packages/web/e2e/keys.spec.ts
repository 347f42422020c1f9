/** Keys answer at once and never trap: windows over the table have the keyboard to themselves. */
import { expect, test } from '@playwright/test';
import { actionsKept, openGame, players } from './table.ts';

const CLASSIC = { edition: 'classic' } as const;

test('the curtain of a shared device stays until its player comes, however often Escape is pressed', async ({
  page,
}) => {
  await openGame(page, CLASSIC, players(2, 2));
  const curtain = page.getByTestId('curtain');
  for (let i = 0; i < 4; i++) await page.keyboard.press('Escape');
  await expect(curtain).toBeVisible();
  // Older browsers close it all the same.
  await curtain.evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(curtain).toBeVisible();
  await expect(page.getByTestId('hand')).toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(curtain).toHaveCount(0);
  await expect(page.getByTestId('hand')).toBeVisible();
});

test('a window that unfolds over the table closes by Escape, and no key acts beneath it', async ({ page }) => {
  await openGame(page, CLASSIC, players(2, 1));
  await expect(page.getByTestId('main')).toHaveAttribute('data-step', 'moves');
  const before = await actionsKept(page);
  await page.keyboard.press('1');
  const chosen = page.locator('[data-card][aria-pressed="true"]');
  await expect(chosen).toHaveCount(1);
  await page.locator('[popovertarget="discards"]').click();
  const window = page.locator('#discards');
  await expect(window).toBeVisible();
  for (const key of ['m', 'e', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  expect(await actionsKept(page)).toBe(before);
});

test('a window is open as soon as it is there: no Escape comes too early for it', async ({ page }) => {
  await openGame(page, CLASSIC, players(2, 1));
  await expect(page.getByTestId('main')).toHaveAttribute('data-step', 'moves');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const window = document.querySelector('dialog');
      if (!window) return;
      document.body.dataset.openAtOnce = String(window.open);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.keyboard.press('m');
  await expect(page.locator('body')).toHaveAttribute('data-open-at-once', 'true');
});

test('letter and number keys can be switched off', async ({ page }) => {
  await openGame(page, CLASSIC, players(2, 1), { 'character-keys': false });
  await expect(page.getByTestId('main')).toHaveAttribute('data-step', 'moves');
  for (const key of ['1', 'm', '?', 'l']) await page.keyboard.press(key);
  await expect(page.locator('[data-card][aria-pressed="true"]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[aria-keyshortcuts]')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-pirate][aria-pressed="true"]').first()).toBeVisible();
});
