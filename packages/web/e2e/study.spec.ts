import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere, visit } from './page.ts';
import { readFixture } from './replay.ts';
import { actionsKept, openGame, players } from './table.ts';

test('a hint says what to do and why, points it out, and is followed to the end of the turn @phone', async ({
  page,
}) => {
  await openGame(page, { edition: 'classic', hands: 'open', supply: 'row' }, players(2, 1));
  await expect(page.getByTestId('main')).toHaveAttribute('data-step', 'moves');
  const before = await actionsKept(page);
  await page.getByTestId('hint').click();
  const hint = page.getByTestId('hint-line').locator('p');
  await expect(hint).toHaveText(/^(Play|Step back) .+, then (play|step back) .+\. It .+\.$/, { timeout: 30_000 });
  await expect(page.getByTestId('main')).toHaveAttribute('data-step', 'do');
  await expectAccessible(page);
  // Its words are those of the button that does it.
  const [first] = (await hint.innerText()).split(', then ');
  await expect(page.getByTestId('main')).toContainText(first.replace(/, and draw .*/, ''));
  for (let step = 1; step <= 3; step++) {
    await page.getByTestId('follow-hint').click();
    await expect.poll(() => actionsKept(page)).toBeGreaterThanOrEqual(before + step);
  }
  await expect(hint).toHaveCount(0);

  await expect(page.getByTestId('main')).toHaveAttribute('data-step', 'moves');
  await page.keyboard.press('h');
  await expect(hint).toHaveText(/^(Play|Step back)/, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Close the hint' }).click();
  await expect(hint).toHaveCount(0);
});

for (const [width, height] of [
  [1366, 768],
  [844, 390],
])
  test(`a hint has room to be read: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, { edition: 'classic', hands: 'open', supply: 'row' }, players(2, 1));
    await page.getByTestId('hint').click();
    await expect(page.getByTestId('follow-hint')).toBeVisible({ timeout: 30_000 });
    const { width: wide } = (await page.getByTestId('hint-line').locator('p').boundingBox())!;
    expect(wide).toBeGreaterThan(150);
  });

test('two people at one device get no hints', async ({ page }) => {
  await openGame(page, { edition: 'classic', hands: 'open', supply: 'row' }, players(2, 2));
  await expect(page.getByTestId('main')).toBeVisible();
  await expect(page.getByTestId('hint')).toHaveCount(0);
});

/** A game that a bot wins with its next action. */
async function openEnd(page: Page): Promise<void> {
  const { actions, ...rest } = readFixture('jamaica');
  const record = { ...rest, actions: actions.slice(0, -1) };
  const who = players(2, 1).reverse();
  const game = { version: 1, id: 'e2e', startedAt: 1, savedAt: 1, players: who, actor: 0, winners: [], record };
  await page.addInitScript(game => {
    const key = 'cartagena.game.e2e';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(game));
  }, game);
  await visit(page, '/game?id=e2e', { language: 'en', pace: 'off', sound: false });
}

test('a finished game can be understood, and is counted until the statistics are deleted', async ({ page }) => {
  await openEnd(page);
  await page.getByTestId('over').getByRole('button', { name: 'Replay and analysis' }).click();
  await expect(page).toHaveURL(/\/replay\?id=e2e$/);
  await expect(page.getByRole('button', { name: 'Work out the chances' })).toBeVisible();

  await page.goto('/stats');
  await expect(page.getByTestId('sum')).toContainText('1 game, 0 won (0%)');
  await expect(page.getByRole('table', { name: 'By edition' })).toContainText('Cartagena');
  await expect(page.getByRole('table', { name: 'By opponent' })).toContainText('Hothead (bot)');
  await expectAccessibleEverywhere(page, () => expect(page.getByTestId('sum')).toBeVisible());
  await page.getByTestId('delete').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Statistics' }).click();
  const exported = async (name: string): Promise<string> => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  expect(JSON.parse(await exported('Export as JSON'))).toMatchObject([{ own: 1, winners: [0] }]);
  expect(await exported('Export as CSV')).toMatch(/^date,edition.*\r\n\S+,classic,Anna,greedy,0,greedy,\d+\r\n$/);

  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('No finished games yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No finished games yet')).toBeVisible();
  await expectAccessible(page);
});
