/** What can only be seen in the client as it is written: how often its components render, and a page that is not part of the build. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, visit, watchForTrouble } from './page.ts';
import { type Sources, serveSources } from './sources.ts';
import { openGame, players, playToTheEnd, recordUntil } from './table.ts';

// One after the other, so that the sources are served once.
test.describe.configure({ mode: 'default' });

let sources: Sources;
test.beforeAll(async () => {
  sources = await serveSources();
});
test.afterAll(() => sources.stop());

/** A long log, five seats and 48 spaces. */
const CHOICES = { edition: 'classic', seats: 5, segments: [8] } as const;

test('a tap renders neither the log nor the seats nor the page; a move adds to the log', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: sources.address, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const record = recordUntil(CHOICES, ({ seats }, made) => made > 180 && seats[0].handCount > 2);
  await openGame(page, CHOICES, players(5, 1), { record });
  await expect(page.getByTestId('main')).toHaveAttribute('data-step', 'moves');
  expect(await page.getByTestId('log').getByRole('listitem').count()).toBeGreaterThan(200);
  await countRenders(page);

  await page.locator('[data-card][data-usable="true"]').first().click();
  const tap = await rendered(page);
  await page.locator('button[data-target]').first().click();
  await expect(page.getByTestId('undo')).toBeEnabled();
  const move = await rendered(page);
  console.log(`components rendered: ${sum(tap)} by a tap, ${sum(move)} by a move`);
  for (const untouched of ['TableScreen', 'LogPanel', 'Plates', 'Plate', 'Tools', 'Supply', 'Panels'])
    expect(tap[untouched] ?? 0, untouched).toBe(0);
  expect(tap.Board).toBe(1);
  // Of 48 spaces, those where something may be chosen or no longer.
  expect(tap.PlaceItem).toBeLessThan(20);
  expect([move.TableScreen, move.LogPanel]).toEqual([1, 1]);
  // One line of the log is new, and pawns are on plates, on the board and in that line; not in the 200 lines before it.
  expect(move.Pawn).toBeLessThan(200);
  await context.close();
});

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

type Counts = { readonly [component: string]: number };
const sum = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Counts by the names of components, through the hook that Preact has for its tools. */
const countRenders = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const url = performance.getEntriesByType('resource').find(({ name }) => /\/deps\/preact\.js/.test(name))!.name;
    const { options } = await import(url);
    const before = options.__r;
    const counts: { [name: string]: number } = {};
    Object.assign(globalThis, { renders: counts });
    options.__r = (vnode: { type: { name: string } }) => {
      counts[vnode.type.name] = (counts[vnode.type.name] ?? 0) + 1;
      before?.(vnode);
    };
  });

/** What was rendered since it was last asked. */
const rendered = (page: Page): Promise<Counts> =>
  page.evaluate(async () => {
    await new Promise(resolve => setTimeout(resolve, 300));
    const { renders } = globalThis as unknown as { renders: { [name: string]: number } };
    const counts = { ...renders };
    for (const name of Object.keys(renders)) delete renders[name];
    return counts;
  });
