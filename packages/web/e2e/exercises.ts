/** What is done at the table of a lesson or a puzzle, by pointing as a person would. */
import { expect, type Page } from '@playwright/test';

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

/** The same without pointing: out of the list of all moves. */
export async function pickMove(page: Page, words: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  await page.getByTestId('options').getByRole('button', { name: words }).first().click();
}

export async function expectOutcome(page: Page, standing: 'solved' | 'failed'): Promise<void> {
  await expect(page.getByTestId('outcome')).toHaveAttribute('data-standing', standing);
}
