import { expect, test } from '@playwright/test';
import { visit } from './page.ts';

test('after one visit the game starts without a connection, in both languages', async ({ page, context }) => {
  await visit(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.goto('/');
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('button', { name: 'Graj od razu' }).click();
  await expect(page).toHaveURL(/\/game\?id=\w+/);
  await page.goto('/new?edition=diaries');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wybierz grę');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O tej grze');
});

test('nothing of the server is ever kept', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.evaluate(() => fetch('/api/tables').then(() => undefined));
  const kept = await page.evaluate(async () => {
    const caches = await window.caches.keys();
    const requests = await Promise.all(caches.map(async name => (await window.caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter(path => path.startsWith('/api'))).toEqual([]);
});

test('it can be installed', async ({ page }) => {
  await visit(page, '/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    return (await fetch(link.href)).json();
  });
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok(), src).toBe(true);
});
