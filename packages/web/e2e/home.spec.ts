import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere, expectNoSidewaysScroll, visit, watchForTrouble } from './page.ts';

test('a page that breaks says so, and the next one works', async ({ page }) => {
  await page.addInitScript(() => {
    Date.prototype.toISOString = () => {
      throw new Error('broken on purpose');
    };
  });
  await visit(page, '/puzzles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We ran aground');
  await page.getByRole('link', { name: 'Cartagena' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('home is clean in its looks @phone', async ({ page }) => {
  const trouble = watchForTrouble(page);
  await visit(page, '/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeInViewport({ ratio: 1 });
  await expectAccessibleEverywhere(page);
  await expectNoSidewaysScroll(page);
  expect(trouble).toEqual([]);
});

test('the big button plays at once, and the game waits at home until it is over', async ({ page }) => {
  await visit(page, '/');
  await page.getByLabel('Opponent').selectOption('Nela (Deckhand)');
  await page.getByLabel('How many').selectOption('two bots');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/game\?id=\w+/);

  await page.goto('/');
  await expect(page.getByLabel('Opponent')).toHaveValue('Nela (Deckhand)');
  const waiting = page.getByRole('region', { name: 'Go on playing' });
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await expect(waiting).toContainText(/Your turn|to move/);
  await expect(waiting).toContainText('Nela 2');
  await waiting.getByRole('link').click();
  await expect(page).toHaveURL(/\/game\?id=\w+/);

  await page.goto('/');
  await waiting.getByRole('button', { name: 'Throw this game away' }).click();
  await expect(waiting).toHaveCount(0);
});

test('from opening the page to the first move in two clicks @phone', async ({ page }) => {
  await visit(page, '/', { pace: 'off', confirm: false });
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('button[data-target]').first().click();
  const mine = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find(key => key.startsWith('cartagena.game.'))!;
      const { record } = JSON.parse(localStorage.getItem(key)!) as { record: { actions: { seat: number }[] } };
      return record.actions.filter(({ seat }) => seat === 0).length;
    });
  await expect.poll(mine).toBe(1);
});

test('a damaged game is told, and disturbs nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cartagena.game.broken', '{"version":1,"id":'));
  await visit(page, '/');
  await expect(page.getByText('A saved game is damaged')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.getByRole('button', { name: 'Throw this game away' }).click();
  await expect(page.getByText('A saved game is damaged')).toHaveCount(0);
  // The keyboard goes on somewhere, though the button is gone.
  await expect(page.locator('main')).toBeFocused();
});

test.describe('in a Polish browser', () => {
  test.use({ locale: 'pl-PL' });

  test('Polish is spoken, until another language is chosen', async ({ page }) => {
    await visit(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.getByRole('button', { name: 'Graj od razu' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  });
});

test('where nothing can be loaded, a browser too old is named as a reason', async ({ page }) => {
  await page.route('**/assets/*.js', route => route.abort());
  await page.goto('/');
  await expect(page.getByText('your browser may be too old')).toBeVisible();
});

test('by keyboard: past the header, to the button, into a page and its content', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'To the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeFocused();
  await page.getByRole('link', { name: 'Escape Diaries' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your game');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle('Choose your game · Cartagena');
});
