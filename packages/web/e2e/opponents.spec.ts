/** Opponents are chosen by their faces, and keep them at the table, in the waiting room, in replays and statistics. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openTable, test } from './online.ts';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  visit,
  watchForTrouble,
} from './page.ts';
import { DESKTOP } from './playwright.config.ts';
import { readFixture } from './replay.ts';
import { openGame, players, savedGame } from './table.ts';

const faces = (page: Page, seat = 2): Locator => page.getByRole('group', { name: `Opponent at seat ${seat}` });
const plate = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name });

/** The picture has come. */
async function expectFace(place: Locator): Promise<void> {
  const face = place.locator('img');
  await expect(face).toHaveCount(1);
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test('an opponent is chosen by its face, and sits at the table with it @phone', async ({ page }) => {
  const trouble = watchForTrouble(page);
  await visit(page, '/new', { language: 'en', name: 'Anna', pace: 'off' });
  await expect(faces(page).getByRole('radio')).toHaveCount(9);
  await expect(faces(page).getByRole('radio', { name: /^Bosko, Sailor, about 1,\d{3}$/ })).toBeChecked();
  await faces(page)
    .getByRole('radio', { name: /^Gaspar, Hoarder, about 1,\d{3}$/ })
    .click();
  await expect(faces(page).getByRole('radio', { name: /^Gaspar/ })).toBeChecked();
  await expect(page.locator('summary', { hasText: 'Gaspar' })).toContainText('Collects cards');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(plate(page, 'Gaspar')).toContainText(/Hoarder, about 1,\d{3}/);
  await expectFace(plate(page, 'Gaspar'));
  await expect(plate(page, 'Anna').locator('img')).toHaveCount(0);
  await expectAccessible(page);
  expect(trouble).toEqual([]);
});

test('by keyboard alone: along the faces, from the levels to the styles', async ({ page }) => {
  await visit(page, '/new', { language: 'en', pace: 'off' });
  await faces(page)
    .getByRole('radio', { name: /^Bosko/ })
    .focus();
  for (const name of [/^Ruda, Buccaneer/, /^Corvo/, /^Barba/, /^Gaspar/]) {
    await page.keyboard.press('ArrowRight');
    await expect(faces(page).getByRole('radio', { name })).toBeFocused();
    await expect(faces(page).getByRole('radio', { name })).toBeChecked();
  }
  await page.keyboard.press('Enter');
  await expect(plate(page, 'Gaspar')).toBeVisible();
});

test('the faces can be folded away, and every look of them is clean @phone', async ({ page }) => {
  await visit(page, '/new', { language: 'en' });
  await expectAccessibleEverywhere(page, () => expect(page.getByRole('radio', { name: /^Barba/ })).toBeVisible());
  await page.locator('summary', { hasText: 'Bosko' }).press('Enter');
  await expect(page.getByRole('radio', { name: /^Barba/ })).toBeHidden();
});

test('the waiting room, a replay and the statistics show the same face', async ({ page, somebody }) => {
  const anna = await somebody(DESKTOP, '/new?edition=classic&with=link', { name: 'Anna' });
  await openTable(anna, 'Bruto');
  const seat = anna.getByRole('listitem').filter({ hasText: 'Bruto' });
  await expect(seat).toContainText(/Blocker, about 1,\d{3}/);
  await expectFace(seat);
  await anna.getByRole('button', { name: 'Start now with 1 bot' }).click();
  await expectFace(plate(anna, 'Bruto'));

  // A game that was saved before opponents had names keeps what it called them.
  const { actions, ...rest } = readFixture('jamaica');
  const who = [
    { name: 'Corsair', colour: 'blue', bot: 'corsair' },
    { name: 'Anna', colour: 'red', bot: null },
  ];
  await page.addInitScript(
    game => localStorage.setItem('cartagena.game.e2e', JSON.stringify(game)),
    savedGame(who, { ...rest, actions: actions.slice(0, -1) }),
  );
  await visit(page, '/game?id=e2e', { language: 'en', pace: 'off', sound: false });
  await expectFace(plate(page, 'Corsair'));
  await page.getByTestId('over').getByRole('button', { name: 'Replay and analysis' }).click();
  await expectFace(plate(page, 'Corsair'));
  await page.goto('/stats');
  const row = page.getByRole('table', { name: 'By opponent' }).getByRole('row', { name: 'Corvo Corsair' });
  await expectFace(row);
});

for (const [width, height] of [
  [844, 390],
  [360, 640],
  [1366, 768],
])
  test(`the figures on a plate are not cut off beside a face: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const who = players(2, 1).map(player => ({ ...player, bot: player.bot && 'sailor' }));
    await openGame(page, { edition: 'classic' }, who);
    await expectFace(page.locator('[data-seat="1"]'));
    const figures = page.locator('[data-seat] strong + span');
    await expect(figures).toHaveCount(2);
    const hidden = await figures.evaluateAll(all => all.map(one => one.scrollWidth - one.clientWidth));
    expect(hidden).toEqual([0, 0]);
  });
