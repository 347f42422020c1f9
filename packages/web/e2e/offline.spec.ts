import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { serveClient } from '../../../scripts/static-server.mjs';
import { visit } from './page.ts';
import { playToTheEnd } from './table.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit all of it works without a connection, bots and languages too', async ({ page, context }) => {
  await visit(page, '/', { pace: 'off', confirm: false });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page.getByRole('region', { name: 'Notices' })).toHaveCount(0);
  await context.setOffline(true);
  await page.goto('/');
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('button', { name: 'Graj od razu' }).click();
  await expect(page).toHaveURL(/\/game\?id=\w+/);
  await playToTheEnd(page, { isEnough: async () => (await seatsThatActed(page)) === 2 });
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

test('a newer version is told outside of games, and taken when it is asked for', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'cartagena-dist-'));
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), folder, { recursive: true });
  const client = await serveClient(folder);
  try {
    await visit(page, client.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const worker = join(folder, 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = '\w+'/, "VERSION = 'newer'"));

    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveURL(/\/game\?id=/);
    await lookForNewer(page);
    await expect.poll(() => versions(page)).toContain('cartagena-newer');
    const notice = page.getByRole('region', { name: 'Notices' });
    await expect(notice).toHaveCount(0);

    await page.goBack();
    await expect(notice).toContainText('A new version is ready.');
    await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: 'Reload' }).click()]);
    await expect.poll(() => versions(page)).toEqual(['cartagena-newer']);
    await expect(notice).toHaveCount(0);
  } finally {
    await client.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** How often the bot at the second seat has acted, in the only game there is. */
const seatsThatActed = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find(key => key.startsWith('cartagena.game.'))!;
    const { record } = JSON.parse(localStorage.getItem(key)!) as { record: { actions: { seat: number }[] } };
    return new Set(record.actions.map(({ seat }) => seat)).size;
  });

/** The versions of the client that are kept. */
const versions = (page: Page) =>
  page.evaluate(async () => (await window.caches.keys()).filter(name => name.startsWith('cartagena-')));

const lookForNewer = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
