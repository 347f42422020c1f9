import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere, expectNoSidewaysScroll, visit } from './page.ts';

test('settings change the page at once, and stay', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByLabel('Your name').fill('Anne');
  await dialog.getByRole('radio', { name: 'Night' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await dialog.getByRole('radio', { name: 'Fast' }).check();
  await dialog.getByRole('switch', { name: 'Sounds' }).uncheck();
  await dialog.getByRole('radio', { name: 'Polski' }).check();
  await expect(page.getByRole('dialog', { name: 'Ustawienia' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Ustawienia' }).click();
  await expect(page.getByLabel('Twoje imię')).toHaveValue('Anne');
  await expect(page.getByRole('radio', { name: 'Szybko' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Dźwięki' })).not.toBeChecked();
});

test('the dialogue is clean in its looks @phone', async ({ page }) => {
  await visit(page, '/');
  await expectAccessibleEverywhere(page, async () => {
    await page.getByRole('button', { name: /^(Settings|Ustawienia)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await expectNoSidewaysScroll(page);
});

test('settings that cannot be loaded are told of', async ({ page }) => {
  await visit(page, '/');
  await page.route(/settings-dialog/, route => route.abort());
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('could not be loaded');
});
