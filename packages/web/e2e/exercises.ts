/** What is done at the table of a lesson or a puzzle, by pointing as a person would. */
import { expect, type Locator, type Page } from '@playwright/test';

/** `play 12 key`, `retreat 12`, `assist B 3`: the card if there is one, the pirate, and where it goes if there is a choice. */
export async function point(page: Page, action: string, to?: string): Promise<void> {
  const [type, ...words] = action.split(' ');
  const [seat, from] = type === 'assist' ? [1, words[1]] : [0, words[0]];
  if (type === 'play') await page.locator(`[data-card="${words[1]}"]`).click();
  const place = /^\d+$/.test(from) ? Number(from) : from;
  const pirate = page.locator(`button[data-pirate='${JSON.stringify({ seat, at: place, hat: false })}']`);
  const target = page.locator(to ? `button[data-target="${to}"]` : 'button[data-target]');
  await pirate.click();
  await target.click();
}

/** The same by keys: the card by its number, then from one pirate to the next until it is the one that is meant. */
export async function playByKeys(page: Page, card: string, from: number): Promise<void> {
  const cards = await page
    .getByTestId('hand')
    .locator('[data-card]')
    .evaluateAll(all => all.map(one => one.getAttribute('data-card')));
  await page.keyboard.press(String(cards.indexOf(card) + 1));
  const pirate = page.locator(`button[data-pirate*='"at":${from},']`);
  for (let i = 0; i < 12 && !(await isFocused(pirate)); i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const target = page.locator('button[data-target]');
  if ((await target.count()) > 0) {
    for (let i = 0; i < 12 && !(await isFocused(target.first())); i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
}

const isFocused = (locator: Locator): Promise<boolean> => locator.evaluate(one => one === document.activeElement);

/** The same without pointing: out of the list of all moves. */
export async function pickMove(page: Page, words: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  await page.getByTestId('options').getByRole('button', { name: words }).first().click();
}

export async function expectOutcome(page: Page, standing: 'solved' | 'failed'): Promise<void> {
  await expect(page.getByTestId('outcome')).toHaveAttribute('data-standing', standing);
}
