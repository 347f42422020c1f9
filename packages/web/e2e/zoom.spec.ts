import type { Choices } from '@cartagena/engine';
import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, visit } from './page.ts';
import { actionsKept, openGame, players, recordUntil } from './table.ts';

/** What is left of a desktop's and of a phone's size when everything is twice as large. */
const HALVES = [
  { width: 720, height: 450 },
  { width: 195, height: 422 },
];
const PAGES = [
  '/',
  '/new?edition=wielka&modules=all',
  '/learn',
  '/learn/rules/diaries',
  '/puzzles',
  '/stats',
  '/about',
];

const GAME: Choices = { edition: 'wielka', seats: 5, modules: ['retreat', 'assist', 'voyage', 'limit', 'items'] };
const record = recordUntil(
  GAME,
  ({ phase, actionsLeft, seats }) => phase === 'turn' && actionsLeft === 3 && seats[0].handCount > 2,
);

for (const size of HALVES)
  test(`enlarged to twice the size, nothing is out of reach: ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openGame(page, GAME, players(5, 1), { record });
    await expectNoSidewaysScroll(page);
    const made = await actionsKept(page);
    await page.locator('[data-card][data-usable="true"]').first().click();
    await page.locator('button[data-target]').first().click();
    const answer = page.locator('dialog [data-testid="options"] button').first();
    if (await answer.isVisible()) await answer.click();
    await expect.poll(() => actionsKept(page)).toBe(made + 1);
    await page.getByTestId('undo').click();
    await expect.poll(() => actionsKept(page)).toBe(made);
    for (const path of PAGES) {
      await visit(page, path);
      await expect(page.locator('h1')).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
