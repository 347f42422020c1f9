import { EDITIONS } from '@cartagena/engine';
import { expect, type Page, test } from '@playwright/test';
import { expectOutcome, pickMove, point } from './exercises.ts';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  visit,
  watchForTrouble,
} from './page.ts';
import { openGame, players } from './table.ts';

/** What is asked for in each lesson of the classic game, done in order. */
const CLASSIC: readonly (readonly (readonly [action: string, to?: string])[])[] = [
  [['play start bottle']],
  [['play start key']],
  [['play start skull'], ['play 2 key'], ['play start hat']],
  [['retreat 10']],
  [['retreat 12']],
  [['retreat 14', '5']],
  [['retreat 11'], ['play 4 hat']],
  [['play start key'], ['play start key']],
  [['play 20 dagger']],
  [['play 18 hat'], ['play 24 pistol']],
];

const KEPT = { language: 'en', pace: 'off', sound: false } as const;

test('the whole tutorial of the classic game, played through @phone', async ({ page }) => {
  const trouble = watchForTrouble(page);
  await visit(page, '/learn', KEPT);
  await page.getByTestId('begin').click();
  for (const [i, actions] of CLASSIC.entries()) {
    await expect(page.getByTestId('task')).toContainText(`Lesson ${i + 1} of 10`);
    for (const action of actions) await point(page, ...action);
    // The last action of a turn waits until it is confirmed.
    if (actions.length === 3) await page.getByTestId('main').click();
    await expectOutcome(page, 'solved');
    if (i < 9) await page.getByTestId('next').click();
  }
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByText('10 of 10 lessons done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('10 of 10 lessons done')).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a lesson notices what leads away, and takes it back', async ({ page }) => {
  await visit(page, '/learn/lesson/2', KEPT);
  await point(page, 'play 4 key');
  await expectOutcome(page, 'failed');
  await expectAccessible(page);
  await page.getByTestId('take-back').click();
  await expect(page.getByTestId('outcome')).toHaveCount(0);
  await point(page, 'play start key');
  await expectOutcome(page, 'solved');
});

test('another language in the middle of a lesson takes nothing back', async ({ page }) => {
  await visit(page, '/learn/lesson/3', KEPT);
  await point(page, 'play start skull');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Polski').check();
  await expect(page.getByTestId('task')).toContainText('Lekcja 3 z 10');
  await expect(page.getByTestId('log').getByRole('listitem')).toHaveCount(1);
});

/** One lesson for each further module. */
const MODULES: { readonly [module: string]: (page: Page) => Promise<void> } = {
  assist: page => point(page, 'assist B 3'),
  voyage: async page => {
    await page.locator('[data-button="freesail"]').click();
    await point(page, 'play boat map');
  },
  limit: page => point(page, 'play 4 hook*'),
  empty: page => point(page, 'retreat 12'),
  items: async page => {
    await page.locator('[data-card="bomb"]').click();
    await page.locator('[data-button="bomb"]').click();
    await page.locator('[data-card="hook"]').click();
    await page.getByTestId('main').click();
    await page.getByTestId('main').click();
  },
  captain: async page => {
    await pickMove(page, /for the captain/);
    await pickMove(page, /^As a pistol/);
  },
  raft: page => point(page, 'play 22 key', 'white2'),
  flag: async page => {
    await point(page, 'play 22 bottle');
    await page.getByTestId('main').click();
  },
};

test('one lesson of each module', async ({ page }) => {
  const trouble = watchForTrouble(page);
  for (const [module, solve] of Object.entries(MODULES)) {
    await visit(page, `/learn/lesson/${module}`, KEPT);
    await solve(page);
    await expectOutcome(page, 'solved');
  }
  expect(trouble).toEqual([]);
});

test('the rules of every box, shown on small boards @phone', async ({ page }) => {
  const trouble = watchForTrouble(page);
  for (const edition of EDITIONS) {
    await visit(page, `/learn/rules/${edition}`, KEPT);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rules');
    await expectNoSidewaysScroll(page);
  }
  await visit(page, '/learn/rules/diaries', KEPT);
  await page.getByRole('button', { name: 'Show me: Risky Rafts' }).click();
  await expect(page.getByRole('button', { name: 'Show it again: Risky Rafts' })).toBeVisible();
  await page.getByRole('link', { name: 'Try it yourself: Risky Rafts' }).click();
  await expect(page).toHaveURL(/\/learn\/lesson\/raft$/);
  expect(trouble).toEqual([]);
});

test('a table leads to its own rules', async ({ page }) => {
  await openGame(page, { edition: 'wielka', modules: ['retreat', 'limit'], limit: 'golden' }, players(2, 1));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Rules of this table' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of this table: The Great Escape');
  await expect(page.locator('[data-section="limit"]')).toContainText('golden border');
  await expect(page.locator('[data-section="items"]')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByTestId('hand')).toBeVisible();
});

test('everybody can find a lesson, in its looks', async ({ page }) => {
  await visit(page, '/learn', KEPT);
  await expectAccessibleEverywhere(page, () => expect(page.getByTestId('begin')).not.toBeEmpty());
});

test('everybody can read the rules of every box, in its looks @long', async ({ page }) => {
  test.slow();
  await visit(page, '/learn/rules/classic', KEPT);
  await expectAccessibleEverywhere(page, () => expect(page.locator('h1')).not.toBeEmpty());
  for (const edition of EDITIONS.slice(1)) {
    await visit(page, `/learn/rules/${edition}`);
    if (process.env.THOROUGH) await expectAccessibleEverywhere(page, () => expect(page.locator('h1')).not.toBeEmpty());
    else await expectAccessible(page);
  }
});

test('everybody can do a lesson, in its looks', async ({ page }) => {
  await visit(page, '/learn/lesson/4', KEPT);
  await expectAccessibleEverywhere(page, async () => {
    await point(page, 'retreat 10');
    await expectOutcome(page, 'solved');
  });
});
