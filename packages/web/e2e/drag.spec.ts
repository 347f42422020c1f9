import type { Choices } from '@cartagena/engine';
import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { actionsKept, openGame, players, recordUntil } from './table.ts';

const GAME: Choices = { edition: 'classic', pirates: 4, segments: [4] };

interface Spot {
  readonly x: number;
  readonly y: number;
}
type Drag = (page: Page, from: Spot, to: Spot) => Promise<void>;

const byMouse: Drag = async (page, from, to) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
};

const byTouch: Drag = async (page, from, to) => {
  const finger = await page.context().newCDPSession(page);
  await touch(finger, 'touchStart', from);
  for (let step = 1; step <= 5; step++)
    await touch(finger, 'touchMove', {
      x: from.x + ((to.x - from.x) * step) / 5,
      y: from.y + ((to.y - from.y) * step) / 5,
    });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const touch = (finger: CDPSession, type: 'touchStart' | 'touchMove', at: Spot) =>
  finger.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });

async function middleOf(what: Locator): Promise<Spot> {
  const { x, y, width, height } = (await what.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** It is the first seat's turn, with all its actions left. */
const record = recordUntil(
  GAME,
  ({ phase, actionsLeft, seats }) =>
    phase === 'turn' && actionsLeft === 3 && seats[0].handCount > 2 && (seats[0].pirates.start ?? 0) > 1,
);

test.use({ hasTouch: true });

test('what would take a dragged card shows it, and nothing else does', async ({ page }) => {
  await openGame(page, GAME, players(2, 1), { record });
  const card = page.locator('[data-card][data-usable="true"]').first();
  const pirate = page.locator('[data-pirate*="start"]');
  const welcoming = page.locator('[data-welcomes]');
  const move = async ({ x, y }: Spot) => page.mouse.move(x, y, { steps: 3 });

  await move(await middleOf(card));
  await page.mouse.down();
  await move(await middleOf(pirate));
  await expect(welcoming).toHaveCount(1);
  await expect(welcoming).toHaveAttribute('data-pirate', /start/);
  await move(await middleOf(page.locator('[data-target]').first()));
  await expect(welcoming).toHaveCount(1);
  await expect(welcoming).toHaveAttribute('data-target', /./);
  await move({ x: 4, y: 4 });
  await expect(welcoming).toHaveCount(0);
  await move(await middleOf(pirate));
  await page.mouse.up();
  await expect(welcoming).toHaveCount(0);
});

test('card to pirate, pirate to place: dragged with a mouse and with a finger; dropped nowhere, nothing happens @phone', async ({
  page,
}) => {
  await openGame(page, GAME, players(2, 1), { record });
  const made = await actionsKept(page);
  const card = page.locator('[data-card][data-usable="true"]').first();
  const pirate = page.locator('[data-pirate*="start"]');
  for (const drag of [byMouse, byTouch]) {
    await drag(page, await middleOf(card), { x: 4, y: 4 });
    await drag(page, await middleOf(pirate), await middleOf(page.getByTestId('undo')));
    await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
  }
  expect(await actionsKept(page)).toBe(made);

  // A finger that slips a little has tapped.
  const begin = await middleOf(pirate);
  await byTouch(page, begin, { x: begin.x + 10, y: begin.y });
  await expect(pirate).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');

  await byMouse(page, await middleOf(card), await middleOf(pirate));
  await expect.poll(() => actionsKept(page)).toBe(made + 1);
  await page.getByTestId('undo').click();
  await expect.poll(() => actionsKept(page)).toBe(made);
  await byTouch(page, await middleOf(card), await middleOf(pirate));
  await expect.poll(() => actionsKept(page)).toBe(made + 1);

  for (const [i, drag] of [byMouse, byTouch].entries()) {
    await card.click();
    await pirate.click();
    await drag(page, await middleOf(pirate), await middleOf(page.locator('[data-target]')));
    await expect.poll(() => actionsKept(page)).toBe(made + 2);
    if (i === 0) await page.getByTestId('undo').click();
  }
});
