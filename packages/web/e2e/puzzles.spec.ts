import { expect, test } from '@playwright/test';
import { expectOutcome, playByKeys, point } from './exercises.ts';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  visit,
  watchForTrouble,
} from './page.ts';

const KEPT = { language: 'en', pace: 'off', sound: false } as const;

test('a puzzle is solved with a hint, and stays solved @phone', async ({ page }) => {
  const trouble = watchForTrouble(page);
  await visit(page, '/puzzles', KEPT);
  await page.getByRole('link', { name: 'Puzzle 1', exact: true }).click();
  await page.getByTestId('hint').click();
  await expect(page.getByRole('status').filter({ hasText: 'Next:' })).toContainText('pistol');
  await point(page, 'play 32 pistol');
  await point(page, 'play 36 skull');
  await expectOutcome(page, 'solved');
  await expect(page.getByTestId('reason')).toContainText('wins at once');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByRole('link', { name: 'Puzzle 1, solved' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^1 of \d+ solved$/)).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a puzzle is missed by keyboard alone: what was better, and once more', async ({ page }) => {
  await visit(page, '/puzzles/classic-1', KEPT);
  await expect(page.getByTestId('hand')).toBeVisible();
  await expectAccessible(page);
  for (const key of ['1', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('[data-card="skull"]')).toHaveCount(0);
  await page.keyboard.press('e');
  await expectOutcome(page, 'failed');
  await expect(page.getByTestId('again')).toBeFocused();
  await page.getByTestId('answer').click();
  await expect(page.getByTestId('reason')).toContainText('from space 32');
  await page.getByTestId('again').click();
  await expect(page.getByTestId('outcome')).toHaveCount(0);
  await expect(page.locator('[data-card="skull"]')).toBeVisible();
});

test('the puzzle of the day is the same in every browser @long', async ({ page, browser }) => {
  const other = await browser.newPage();
  const titles: string[] = [];
  for (const one of [page, other]) {
    await visit(one, '/', KEPT);
    await one.getByRole('link', { name: 'Puzzle of the day' }).click();
    const title = one.getByTestId('task').getByRole('heading');
    await expect(title).toHaveText(/^Puzzle \d+ of /);
    titles.push(await title.innerText());
  }
  await other.close();
  expect(titles[1]).toBe(titles[0]);
});

test('everybody can find a puzzle, in its looks', async ({ page }) => {
  await visit(page, '/puzzles?edition=wielka', KEPT);
  await expectAccessibleEverywhere(page, () => expect(page.locator('h1')).not.toBeEmpty());
});

test('a puzzle is solved by keyboard alone', async ({ page }) => {
  await visit(page, '/puzzles/classic-1', KEPT);
  await expect(page.getByTestId('hand')).toBeVisible();
  await playByKeys(page, 'pistol', 32);
  await playByKeys(page, 'skull', 36);
  await expectOutcome(page, 'solved');
  await expect(page.getByTestId('next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/puzzles\/classic-2$/);
});

test('a puzzle with a hint, and one that was missed, in its looks @long', async ({ page }) => {
  await visit(page, '/puzzles/classic-1', KEPT);
  await expectAccessibleEverywhere(page, async () => {
    await page.getByTestId('hint').click();
    await expect(page.getByTestId('task').getByRole('status')).not.toBeEmpty();
    await expectAccessible(page);
    await page.getByTestId('hint').blur();
    for (const key of ['1', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(page.locator('[data-card="skull"]')).toHaveCount(0);
    await page.keyboard.press('e');
    await expectOutcome(page, 'failed');
    await page.getByTestId('answer').click();
    await expect(page.getByTestId('reason')).toBeVisible();
  });
});

test('everybody can solve a puzzle, in its looks', async ({ page }) => {
  await visit(page, '/puzzles/classic-1', KEPT);
  await expectAccessibleEverywhere(page, async () => {
    await point(page, 'play 32 pistol');
    await point(page, 'play 36 skull');
    await expectOutcome(page, 'solved');
  });
});
