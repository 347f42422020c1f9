import { expect, type Locator, test } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  LOOKS,
  revisit,
  visit,
  watchForTrouble,
} from './page.ts';
import { boardOf, dropFile, expectMoment, openRecord, readFixture, step } from './replay.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GAMES = {
  'classic @long': 'family-basic',
  cartagena2: 'jolly-roger',
  'wielka @long': 'great-escape',
  diaries: 'third-escape',
};

for (const [edition, name] of Object.entries(GAMES))
  test(`from the first move to the last, a replay of ${edition}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    const last = readFixture(name).actions.length;
    await openRecord(page, name);
    await expectMoment(page, 0);
    const first = await boardOf(page);
    // With SHORT, as in `npm test`, without the moves in the middle.
    const part = process.env.SHORT ? Math.min(25, last) : last;
    expect(await step(page, part)).toEqual(Array.from({ length: part }, (_, i) => i + 1));
    if (part < last) {
      await page.getByRole('slider').fill(String(last - part));
      await expectMoment(page, last - part);
      await page.getByRole('slider').blur();
      expect(await step(page, part)).toEqual(Array.from({ length: part }, (_, i) => last - part + i + 1));
    }
    expect(await boardOf(page)).not.toEqual(first);
    await expect(page.getByTestId('log')).toContainText('wins!');
    await page.keyboard.press('ArrowRight');
    await expectMoment(page, last);
    expect(trouble).toEqual([]);
  });

test('by slider, buttons and keys, and by itself at a speed', async ({ page }) => {
  await openRecord(page, 'jolly-roger');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('To the end');
  await expectMoment(page, 70);
  await page.getByRole('slider').fill('12');
  await expectMoment(page, 12);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Turn \d+, Player [12]: move 12 of 70$/);
  await page.getByRole('slider').blur();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  await expect(page.getByTestId('where')).toContainText('Turn 2');
  await page.keyboard.press('End');
  await expectMoment(page, 70);
  const log = page.getByTestId('log');
  const toTheEnd = () => log.evaluate(box => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(toTheEnd).toBeLessThan(2);
  await page.keyboard.press('ArrowLeft');
  // The page hears of it with the next frame.
  await log.evaluate(
    box =>
      new Promise(resolve => {
        box.scrollTo({ top: 0 });
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await page.keyboard.press('ArrowRight');
  await expectMoment(page, 70);
  expect(await toTheEnd()).toBeGreaterThan(100);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
  await press('Play');
  await expect.poll(() => page.getByRole('slider').inputValue().then(Number)).toBeGreaterThan(2);
  await press('Pause');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a moment is shared by a link that needs no server @phone', async ({ page, browser }) => {
  await openRecord(page, 'jolly-roger');
  await page.getByRole('slider').fill('37');
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue();
  expect(link.length).toBeLessThan(2000);

  const elsewhere = await browser.newContext({ locale: 'en-GB' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expectMoment(other, 37);
  expect(await boardOf(other)).toEqual(await boardOf(page));
  await expectNoSidewaysScroll(other);
  await elsewhere.close();
});

test('the chances are worked out, and a turning point leads to its moment @long', async ({ page }) => {
  await openRecord(page, 'great-escape');
  await page.getByRole('button', { name: 'Work out the chances' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await openRecord(page, 'family-basic');
  await page.getByRole('button', { name: 'Work out the chances' }).click();
  await expect(page.getByTestId('chances')).toBeVisible({ timeout: 60_000 });
  const point = page.getByRole('region', { name: 'Turning points' }).getByRole('button').last();
  await expect(point).toHaveText(/^Turn \d+[,:] .+\.$/);
  const turn = /^Turn (\d+)/.exec((await point.textContent()) ?? '')![1];
  await point.click();
  await expect(page.getByTestId('where')).toContainText(`Turn ${turn},`);
  await expect(point).toHaveAttribute('aria-current', 'true');
  await expect(page.getByTestId('this-turn')).toContainText(`Turn ${turn},`);

  await page.getByText('The chances as a table').click();
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page);
  await page.getByTestId('chances').click({ position: { x: 40, y: 40 } });
  await expect(page.getByTestId('where')).not.toContainText(`Turn ${turn},`);
});

test('a game is watched and understood by keyboard alone', async ({ page }) => {
  await openRecord(page, 'jolly-roger');
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
  };
  /** Walks from one thing to the next until this one has the focus. */
  const walkTo = async (locator: Locator) => {
    for (let i = 0; i < 80; i++) {
      await keys('Tab');
      if (await locator.evaluate(element => element === document.activeElement)) return;
    }
    throw new Error('The focus never came there.');
  };
  await walkTo(page.getByRole('slider'));
  await keys('ArrowRight', 'ArrowRight');
  await expectMoment(page, 2);
  await keys('PageDown');
  await expect(page.getByTestId('where')).toContainText('Turn 2');
  await walkTo(page.getByRole('button', { name: 'To the end' }));
  await keys('Enter');
  await expectMoment(page, 70);
  await walkTo(page.getByRole('button', { name: 'Share this moment' }));
  await keys('Enter');
  await expect(page.getByRole('textbox', { name: 'Link to this moment' })).toHaveValue(/at=70/);
  await walkTo(page.getByRole('button', { name: 'Work out the chances' }));
  await keys('Enter');
  await expect(page.getByTestId('chances')).toBeVisible({ timeout: 60_000 });
  const point = page.getByRole('region', { name: 'Turning points' }).getByRole('button').first();
  await walkTo(point);
  await keys('Enter');
  await expect(point).toHaveAttribute('aria-current', 'true');
  await walkTo(page.getByText('The chances as a table'));
  await keys('Enter');
  await expect(page.getByRole('table')).toBeVisible();
});

test('a replay is clean in every state: shared, at work, understood, going on, and not to be opened @long', async ({
  page,
}) => {
  test.slow();
  for (const look of LOOKS) {
    const { actions, ...rest } = readFixture('jolly-roger');
    await visit(page, '/replay');
    await revisit(page, look);
    await expectAccessible(page);
    await dropFile(page, JSON.stringify({ ...rest, actions }));
    await expect(page.getByTestId('replay')).toBeVisible();
    await page.getByTestId('share').click();
    await page.getByTestId('understand').click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByTestId('chances')).toBeVisible({ timeout: 60_000 });
    await page.locator('summary').last().click();
    await expectAccessible(page);
    await visit(page, '/replay');
    await dropFile(page, JSON.stringify({ ...rest, actions: actions.slice(0, 4), players: ['you', 'sailor'] }));
    await expectMoment(page, 4);
    await expectAccessible(page);
    await visit(page, '/replay#g=ahoy');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  }
});

test('a replay is clean in its looks @phone', async ({ page }) => {
  await openRecord(page, 'jolly-roger');
  await expectAccessibleEverywhere(page, () => expect(page.getByTestId('replay')).toBeVisible());
  await expectNoSidewaysScroll(page);
  await visit(page, '/replay');
  await expectAccessible(page);
});

test('a fair deal is verified', async ({ page }) => {
  await openRecord(page, 'fair/three-rafts');
  await page.getByRole('button', { name: 'Verify the deal' }).click();
  // Nothing was promised to this browser before the game.
  await expect(page.getByText('The deal adds up')).toBeVisible();
});

test('a file can be dropped on the first page', async ({ page }) => {
  await visit(page, '/');
  await dropFile(page, JSON.stringify({ ...readFixture('jolly-roger'), players: ['you', 'legend'], names: ['Ola'] }));
  await expect(page.getByTestId('replay')).toContainText('Ola');
  await page.reload();
  await expect(page.getByTestId('replay')).toContainText('Ola');
});

test('a file dropped as soon as the page offers it is opened', async ({ page }) => {
  await page.addInitScript(
    text => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('[data-testid="record-file"]')) return;
        watch.disconnect();
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      });
      watch.observe(document, { childList: true, subtree: true });
    },
    JSON.stringify(readFixture('jolly-roger')),
  );
  await page.goto('/');
  await expectMoment(page, 0);
});

test('broken files and links are told in words', async ({ page }) => {
  await visit(page, '/');
  for (const text of ['ahoy', '{}', JSON.stringify({ ...readFixture('jolly-roger'), seed: 'another' })]) {
    await dropFile(page, text);
    await expect(page.getByText('This is not a record of a game, or it is damaged.').last()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }
  for (const [address, words] of [
    ['/replay#g=ahoy', 'The link is broken'],
    ['/replay?id=nowhere', 'not saved in this browser'],
  ]) {
    await page.goto('/about');
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText(words);
  }
  await page.getByRole('link', { name: 'Open another one' }).click();
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
});

test('a game that goes on shows only what its player may know', async ({ page }) => {
  const { actions, ...rest } = readFixture('jamaica');
  await visit(page, '/');
  await dropFile(page, JSON.stringify({ ...rest, actions: actions.slice(0, 4), players: ['you', 'sailor'] }));
  await expectMoment(page, 4);
  await expect(page.getByText('still going on')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cards in hand' })).toContainText('hidden');
  await expect(page.getByRole('button', { name: 'Work out the chances' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share this moment' })).toHaveCount(0);
});
