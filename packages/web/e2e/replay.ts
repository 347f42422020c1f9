/** Records, as tests open and watch them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@cartagena/engine';
import { expect, type Page } from '@playwright/test';
import { visit } from './page.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(`../../../fixtures/${name}.json`, import.meta.url));

export const readFixture = (name: string): GameRecord => JSON.parse(readFileSync(pathOf(name), 'utf8'));

/** Opens a record with the file picker of the first page. */
export async function openRecord(page: Page, name: string, kept: Parameters<typeof visit>[2] = {}): Promise<void> {
  await visit(page, '/', { language: 'en', ...kept });
  await page.getByTestId('record-file').setInputFiles(pathOf(name));
  await expect(page.getByTestId('replay')).toBeVisible();
}

/** Drops a file of this text anywhere on the page, once the page offers to open one. */
export async function dropFile(page: Page, text: string): Promise<void> {
  await page.getByTestId('record-file').waitFor({ state: 'attached' });
  const files = await page.evaluateHandle(text => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
}

export const expectMoment = (page: Page, at: number): Promise<void> =>
  expect(page.getByTestId('replay')).toHaveAttribute('data-at', String(at));

/** The board in words, place by place. */
export const boardOf = (page: Page): Promise<string[]> =>
  page
    .locator('ol[aria-label^="The path"] > li')
    .evaluateAll(places => places.map(place => place.getAttribute('aria-label') ?? place.textContent ?? ''));

/** Presses the key for one move on so many times, and says which moment the page showed after each. */
export const step = (page: Page, steps: number): Promise<number[]> =>
  page.evaluate(async steps => {
    const shown: number[] = [];
    for (let step = 0; step < steps; step++) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      await new Promise(resolve => setTimeout(resolve));
      await new Promise(resolve => requestAnimationFrame(resolve));
      shown.push(Number(document.querySelector<HTMLElement>('[data-testid="replay"]')?.dataset.at));
    }
    return shown;
  }, steps);
