import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { visit } from './page.ts';

/** All scripts that a page has loaded, gzipped, in bytes; `npm run size` says which. The bots are counted apart. */
async function scriptsOf(page: Page, load: () => Promise<void>): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    const isCounted = pathname.endsWith('.js') && !pathname.includes('bots-worker') && pathname !== '/sw.js';
    if (isCounted) sizes.push(response.body().then(body => gzipSync(body, { level: 9 }).length));
  });
  await load();
  await page.waitForLoadState('networkidle');
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test.use({ serviceWorkers: 'block', locale: 'pl-PL' });

test('home loads at most 55 KB of script', async ({ page }) => {
  const bytes = await scriptsOf(page, () => visit(page, '/'));
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(55 * 1024);
});

test('a table loads at most 110 KB of script', async ({ page, context }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Graj od razu' }).click();
  await expect(page).toHaveURL(/\/game\?id=\w+/);
  const table = await context.newPage();
  const bytes = await scriptsOf(table, () => visit(table, page.url()));
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThanOrEqual(110 * 1024);
});
