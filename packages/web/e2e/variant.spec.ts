import { expect, test } from '@playwright/test';
import { expectAccessible, visit, watchForTrouble } from './page.ts';
import { type Sources, serveSources } from './sources.ts';
import { playToTheEnd } from './table.ts';

/** `variant.html` is not part of the build. */
let sources: Sources;

test.beforeAll(async () => {
  sources = await serveSources();
});
test.afterAll(() => sources.stop());

test('a variant that the client does not know is played to the end against a bot, by clicks alone', async ({
  page,
}) => {
  const trouble = watchForTrouble(page);
  await visit(page, `${sources.address}variant.html`, { language: 'en', pace: 'off', sound: false, confirm: false });
  const buttons = new Set<string>();
  await playToTheEnd(page, {
    async onFace(face) {
      if (face !== 'turn') return;
      const seen = await page
        .locator('[data-button]')
        .evaluateAll(all => all.map(one => one.getAttribute('data-button')));
      for (const button of seen) buttons.add(button ?? '');
    },
  });
  expect([...buttons]).toEqual(expect.arrayContaining(['stash', 'dig', 'leave']));
  await expect(page.getByTestId('over')).toBeVisible();
  await expect(page.locator('aside')).toContainText(/You: stashed, .*You: dug, /);
  await expectAccessible(page);
  expect(trouble).toEqual([]);
});
