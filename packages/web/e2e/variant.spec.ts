import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { expectAccessible, visit, watchForTrouble } from './page.ts';
import { playToTheEnd } from './table.ts';

/** `variant.html` is not part of the build, so the sources are served. */
let server: ViteDevServer;

test.beforeAll(async () => {
  server = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
});
test.afterAll(() => server.close());

test('a variant that the client does not know is played to the end against a bot, by clicks alone', async ({
  page,
}) => {
  const trouble = watchForTrouble(page);
  const [address] = server.resolvedUrls!.local;
  await visit(page, `${address}variant.html`, { language: 'en', pace: 'off', sound: false, confirm: false });
  const deeds = new Set<string>();
  await playToTheEnd(page, {
    async onFace(face) {
      if (face !== 'turn') return;
      const seen = await page.locator('[data-deed]').evaluateAll(all => all.map(one => one.getAttribute('data-deed')));
      for (const deed of seen) deeds.add(deed ?? '');
    },
  });
  expect([...deeds]).toEqual(expect.arrayContaining(['stash', 'dig', 'leave']));
  await expect(page.getByTestId('over')).toBeVisible();
  await expect(page.locator('aside')).toContainText(/You: stashed, .*You: dug, /);
  await expectAccessible(page);
  expect(trouble).toEqual([]);
});
