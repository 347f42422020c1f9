import type { Choices } from '@cartagena/engine';
import { expect, type Page, test } from '@playwright/test';
import { revisit } from './page.ts';
import { openGame, players, recordUntil } from './table.ts';

const GAME: Choices = { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'] };
const LOOKS = [
  { language: 'en', width: 390, height: 844 },
  { language: 'en', width: 1366, height: 768 },
  { language: 'pl', width: 360, height: 640 },
] as const;

/** A hand with many kinds of cards, marked ones among them: each of them says something else. */
const record = recordUntil(
  GAME,
  ({ phase, actionsLeft, seats: [{ hand = [] }] }) =>
    phase === 'turn' && actionsLeft === 3 && new Set(hand).size > 5 && hand.some(card => card.endsWith('*')),
);

const heights = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['main > :has(ol)', '[data-testid="hand"]']
      .map(part => document.querySelector(part)!.getBoundingClientRect())
      .map(({ top, height }) => `${top} ${height}`)
      .join(),
  );

test('nothing moves while cards are chosen, whatever is said about them', async ({ page }) => {
  await openGame(page, GAME, players(2, 1), { record });
  for (const { language, ...screen } of LOOKS) {
    await page.setViewportSize(screen);
    await revisit(page, { language });
    await page.getByTestId('hand').waitFor();
    const before = await heights(page);
    for (const digit of ['1', '2', '3', '4', '5', '6']) {
      await page.keyboard.press(digit);
      expect.soft(await heights(page), `${language}, ${screen.width} wide, card ${digit}`).toBe(before);
      await page.keyboard.press('Escape');
    }
  }
});
