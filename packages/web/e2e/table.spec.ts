import type { Choices, View } from '@cartagena/engine';
import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  LOOKS,
  visit,
  watchForTrouble,
} from './page.ts';
import { actionsKept, openGame, playByKeys, players, playToTheEnd, recordUntil } from './table.ts';

const GAMES: { readonly [name: string]: Choices } = {
  'Cartagena, open hands and a row': { edition: 'classic', hands: 'open', supply: 'row', segments: [4], pirates: 4 },
  'Cartagena II with everything': { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'], pirates: 4 },
  'the Great Escape with everything': {
    edition: 'wielka',
    modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'],
    segments: [3, 3],
    pirates: 4,
  },
  'Escape Diaries with everything': {
    edition: 'diaries',
    modules: ['retreat', 'captain', 'raft'],
    segments: [4],
    pirates: 4,
  },
};

/** A whole game on a machine that is busy with other things. */
const LONG = 300_000;
/** Those with the most to decide and the least room for it. */
const ON_A_PHONE: ReadonlySet<string> = new Set(['wielka', 'diaries']);
const SHORT: Choices = { edition: 'classic', pirates: 4, segments: [4] };

const homeOf = (view: View, seat: number): number => view.seats[seat].pirates.goal ?? 0;

/** With SHORT, as in `npm test`, most games begin when half of the player's pirates are home. */
const beginning = (choices: Choices) =>
  process.env.SHORT ? { record: recordUntil(choices, view => homeOf(view, 0) >= 2) } : {};

for (const [name, choices] of Object.entries(GAMES))
  test(`a whole game of ${name}, by clicks${ON_A_PHONE.has(choices.edition) ? ' @phone' : ''}`, async ({ page }) => {
    test.setTimeout(LONG);
    const trouble = watchForTrouble(page);
    await openGame(page, choices, players(2, 1), choices.edition === 'classic' ? {} : beginning(choices));
    await playToTheEnd(page);
    await expect(page.getByTestId('over')).toContainText(/race/);
    expect(trouble).toEqual([]);
  });

test('a whole game by keyboard alone', async ({ page }) => {
  test.setTimeout(LONG);
  const trouble = watchForTrouble(page);
  await openGame(page, SHORT, players(2, 1), { confirm: true, ...beginning(SHORT) });
  await playByKeys(page);
  await expectAccessible(page);
  const log = page.getByTestId('log').first();
  const belowInLog = () => log.evaluate(box => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(belowInLog, 'the newest is in sight').toBeLessThan(24);
  // The focus is never lost: it is in the window that tells the result.
  await expect(page.locator('dialog:focus-within')).toBeVisible();
  expect(trouble).toEqual([]);
});

test('two people at one screen: nobody sees a hand before its owner is there', async ({ page }) => {
  test.setTimeout(LONG);
  const record = recordUntil(SHORT, view => homeOf(view, 0) > 2 && homeOf(view, 1) > 1);
  await openGame(page, SHORT, players(2, 2), { record });
  let curtains = 0;
  await playToTheEnd(page, {
    async onFace(face) {
      if (face !== 'curtain') return;
      if (curtains++ === 0) await expectAccessible(page);
      await expect(page.locator('[data-card]')).toHaveCount(0);
      await expect(page.getByTestId('hand')).toHaveCount(0);
      // Nor is there anything left of what was said to the one before.
      await expect(page.locator('[aria-live="polite"].visually-hidden')).toBeEmpty();
    },
  });
  expect(curtains).toBeGreaterThan(1);
});

test('the last action of a turn waits for its end, and can be taken back', async ({ page }) => {
  const record = recordUntil(SHORT, view => view.actionsLeft === 1 && view.seats[0].handCount > 0);
  await openGame(page, SHORT, players(2, 1), { record, confirm: true });
  const log = page.getByTestId('log').getByRole('listitem');
  await expect(log).not.toHaveCount(0);
  const before = await log.count();
  await page.locator('[data-card][data-usable="true"]').first().click();
  await page.locator('[data-pirate]').first().click();
  await page.getByTestId('main').click();
  await expect(page.getByTestId('main')).toHaveAttribute('data-step', 'pass-on');
  expect(await log.count()).toBe(before);
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('main')).not.toHaveAttribute('data-step', 'pass-on');
});

const ELSEWHERE = 'This game is open in another window';
const playOnce = async (on: Page) => {
  await on.locator('[data-testid="curtain"] button').click();
  await on.locator('[data-card][data-usable="true"]').first().click();
  await on.locator('button[data-target]').first().click();
};

test('a game is played in one window at a time, and nothing is lost when another takes over', async ({
  page,
  context,
}) => {
  await openGame(page, SHORT, players(2, 2), { confirm: false });
  await playOnce(page);
  const other = await context.newPage();
  await visit(other, page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(ELSEWHERE);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ELSEWHERE);
  await playOnce(other);
  await expect.poll(() => actionsKept(other)).toBe(2);
  // It comes back by itself when the other window is closed.
  await other.close();
  await playOnce(page);
  await expect.poll(() => actionsKept(page)).toBe(3);
});

test('pages without https have no locks: the window that opened a game last has it', async ({ page, context }) => {
  await context.addInitScript(() => void Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  await openGame(page, SHORT, players(2, 2), { confirm: false });
  await playOnce(page);
  const other = await context.newPage();
  await visit(other, page.url());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ELSEWHERE);
  await playOnce(other);
  await expect.poll(() => actionsKept(other)).toBe(2);
  // Pages in the background are slow, and nobody plays in one.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Play here' }).click();
  await playOnce(page);
  await other.bringToFront();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(ELSEWHERE);
  await expect.poll(() => actionsKept(page)).toBe(3);
});

test('a game that cannot be saved says so, and goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      const isFull = key.startsWith('cartagena.game.') && this.getItem(key) !== null;
      if (isFull) throw new DOMException('No room.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await openGame(page, SHORT, players(2, 1));
  await expect(page.getByRole('alert')).toContainText('This game cannot be saved here');
  await expectAccessible(page);
  const log = page.getByTestId('log').getByRole('listitem');
  const before = await log.count();
  await page.locator('[data-card][data-usable="true"]').first().click();
  await page.locator('button[data-target]').first().click();
  await expect.poll(() => log.count()).toBeGreaterThan(before);
});

/** Places where pirates of two crews or more stand together. */
const crowds = ({ seats }: View): number =>
  Object.keys(seats[0].pirates).filter(
    place => Number(place) > 0 && seats.filter(({ pirates }) => (pirates[place] ?? 0) > 0).length > 1,
  ).length;

test('where pirates stand together, a finger is asked which one is meant @phone', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'only for fingers');
  const choices: Choices = { edition: 'cartagena2', seats: 3, modules: ['assist', 'voyage', 'limit'] };
  const record = recordUntil(choices, view => view.phase === 'turn' && crowds(view) > 2);
  await openGame(page, choices, players(3, 1), { record });
  const crowded = page
    .locator('ol > li')
    .filter({ hasText: /^Space/, has: page.locator('button[data-pirate] + button[data-pirate]') });
  await crowded.first().locator('button[data-pirate]').last().tap();
  const picker = page.getByRole('group', { name: /^Which pirate on space/ });
  await expect(picker).toBeVisible();
  const [first, ...others] = await picker.getByRole('button').all();
  expect(others.length).toBeGreaterThan(0);
  for (const button of [first, ...others]) {
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  // The question is taken back by Escape, and by a tap beside it; no key acts beneath it.
  await expect(first).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  const opener = crowded.first().locator('button[data-pirate]').last();
  await expect(opener).toBeFocused();
  await opener.tap();
  await expect(picker).toBeVisible();
  await page.touchscreen.tap(4, 4);
  await expect(picker).toHaveCount(0);
  await opener.tap();
  const name = await first.getAttribute('aria-label');
  await first.tap();
  await expect(picker).toHaveCount(0);
  await expect(page.getByRole('button', { name: name!, pressed: true })).toBeVisible();
});

test('what cannot be done is explained when it is tried', async ({ page }) => {
  const choices: Choices = { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit'], pirates: 4 };
  const record = recordUntil(choices, view => view.phase === 'turn' && view.seats[0].handCount > 0);
  await openGame(page, choices, players(2, 1), { record });
  await page
    .locator('main ol')
    .first()
    .locator('> li')
    .last()
    .click({ position: { x: 4, y: 4 } });
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Choose a card or a glowing pirate first.');
});

const MOMENTS: { readonly [name: string]: [Choices, Parameters<typeof recordUntil>[1]] } = {
  'cards to be discarded': [GAMES['Cartagena II with everything'], view => view.phase === 'discard'],
  'a hand looked into': [GAMES['the Great Escape with everything'], view => view.phase === 'take'],
  'cards to be kept': [GAMES['the Great Escape with everything'], view => view.phase === 'keep'],
  'cards to be put under the stock': [GAMES['the Great Escape with everything'], view => view.phase === 'bury'],
  'laid cards': [GAMES['the Great Escape with everything'], view => view.phase === 'use'],
  'a token for one of two rafts': [GAMES['Escape Diaries with everything'], view => view.phase === 'place'],
  'a card to be picked': [GAMES['Escape Diaries with everything'], view => view.phase === 'pick'],
};

/** The others look like one of these. */
const UNLIKE_OTHERS = ['cards to be discarded', 'a hand looked into', 'a token for one of two rafts'];

for (const [name, [choices, isWanted]] of Object.entries(MOMENTS))
  test(`${name}: told in words, done by a click, for everybody${UNLIKE_OTHERS.includes(name) ? '' : ' @long'}`, async ({
    page,
  }) => {
    await openGame(page, choices, players(2, 1), { record: recordUntil(choices, isWanted) });
    await expectAccessibleEverywhere(page);
    const made = await page.evaluate(() => localStorage.getItem('cartagena.game.e2e')?.length);
    await page.locator('[data-card][data-usable="true"], [data-slot], [data-button], [data-target]').first().click();
    if ((await page.getByTestId('main').getAttribute('data-step')) === 'do') await page.getByTestId('main').click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cartagena.game.e2e')?.length)).not.toBe(made);
  });

const WINDOWS: { readonly [name: string]: (page: Page) => Promise<void> } = {
  table: async () => {},
  moves: page => page.keyboard.press('m'),
  log: page => page.keyboard.press('l'),
  keys: page => page.keyboard.press('?'),
  menu: page => page.getByRole('navigation').getByRole('button').last().click(),
};

for (const { language, theme } of LOOKS)
  test(`the table and its windows are for everybody, in ${language} and ${theme} @phone`, async ({ page }) => {
    const choices: Choices = { edition: 'classic', hands: 'open', supply: 'row' };
    const record = recordUntil({ ...choices, seats: 5 }, view => view.turns > 9);
    await openGame(page, choices, players(5, 1), { record, language, theme });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const open of Object.values(WINDOWS)) {
      await open(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    }
    await expectNoSidewaysScroll(page);
  });
