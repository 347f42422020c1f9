import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere, expectNoSidewaysScroll, visit } from './page.ts';

/** The game that was saved last, as `game/saved-games.ts` writes it. */
const savedGame = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find(key => key.startsWith('cartagena.game.'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? 'null');
  });

const play = async (page: Page) => {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/game\?id=\w+/);
};

const BOXES = [
  ['classic', 'Cartagena', ['retreat']],
  ['cartagena2', 'Cartagena II', ['assist', 'voyage', 'limit', 'flag']],
  ['wielka', 'The Great Escape', ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items']],
  ['diaries', 'Escape Diaries', ['retreat', 'captain', 'raft']],
] as const;

for (const [edition, name, modules] of BOXES)
  test(`${name} with all its variants`, async ({ page }) => {
    await visit(page, '/new');
    await page.getByRole('radio', { name, exact: true }).check();
    for (const variant of await page.getByRole('switch').all()) await variant.check();
    await play(page);
    const { record } = await savedGame(page);
    expect(record.config).toMatchObject({ edition, modules });
  });

test('a switch that others stand in the way of says so, and takes them along', async ({ page }) => {
  await visit(page, '/new?edition=third-escape');
  await page.getByText('House rules').click();
  const voyage = page.getByRole('switch', { name: 'From Cartagena to Tortuga' });
  await expect(voyage).toHaveAccessibleDescription(/middle of the path.*switches off: Risky Rafts/);
  await voyage.check();
  await expect(page.getByRole('switch', { name: 'Risky Rafts' })).not.toBeChecked();
  await expect(page.getByText('Your own mix')).toBeVisible();
  await page.getByRole('switch', { name: 'Pirate’s Gambit' }).check();
  await expect(page.getByRole('radio', { name: 'The Great Escape', exact: true })).toBeChecked();
});

test('seats, names, colours and everything else reach the game, and are remembered', async ({ page }) => {
  await visit(page, '/new?edition=classic', { name: 'Anne' });
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByLabel('Who sits at seat 2').selectOption('Friend here');
  await page.getByLabel('Name at seat 2').fill('Mary');
  await page.getByLabel('Colour of seat 2').selectOption('Red');
  await page.locator('summary', { hasText: 'Bosko' }).click();
  await page
    .getByRole('group', { name: 'Opponent at seat 3' })
    .getByRole('radio', { name: /^Barba/ })
    .check();
  await page.getByRole('radio', { name: '24 spaces' }).check();
  await page.getByText('More options').click();
  await page.getByRole('group', { name: 'Pirates of each colour' }).getByRole('radio', { name: '4' }).check();
  await page.getByRole('radio', { name: 'Open row' }).check();
  await expectAccessible(page);
  await play(page);
  const { record, players } = await savedGame(page);
  expect(players).toEqual([
    { name: 'Anne', colour: 'blue', bot: null },
    { name: 'Mary', colour: 'red', bot: null },
    { name: 'Barba', colour: 'yellow', bot: 'legend' },
  ]);
  expect(record.config).toMatchObject({ seats: 3, segments: [4], pirates: 4, supply: 'row' });

  await page.goto('/new');
  await expect(page.getByLabel('Name at seat 2')).toHaveValue('Mary');
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await expect(page.getByLabel('Who sits at seat 3')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove seat 2' })).toHaveCount(0);
});

test('the page is clean in its looks @phone', async ({ page }) => {
  await visit(page, '/new?edition=wielka&modules=all');
  await expectAccessibleEverywhere(page, async () => {
    for (const fold of await page.locator('summary').all()) await fold.click();
  });
  await expectNoSidewaysScroll(page);
});
