/** What is seen while pieces and cards are on their way. All else that is tested in a browser moves at once. */
import { type Choices, type GameEvent, type GameRecord, replay } from '@cartagena/engine';
import { expect, type Page, test } from '@playwright/test';
import { expectMoment, openRecord, readFixture } from './replay.ts';
import { actionsKept, openGame, players, recordUntil } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The first action of a record with an event like this: how many were made before it. */
function actionWith(record: GameRecord, isWanted: (events: readonly GameEvent[]) => boolean): number {
  const told: GameEvent[][] = [[]];
  replay(record, { before: () => void told.push([]), emit: event => void told.at(-1)!.push(event) });
  const found = told.findIndex((events, made) => made > 0 && isWanted(events));
  if (found < 1) throw new Error('No action of this record has such an event.');
  return found - 1;
}

const has = (type: GameEvent['type']) => (events: readonly GameEvent[]) => events.some(event => event.type === type);

/** Opens a record at the moment before an action, slowly enough to be looked at. */
async function openBefore(page: Page, name: string, made: number): Promise<void> {
  await openRecord(page, name);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('slow');
  await page.getByRole('slider').fill(String(made));
  await expectMoment(page, made);
  await page.getByRole('slider').blur();
}

/** The points through which the first traveller goes, each by the number of the stone it is on; 0: none. */
const stonesOnTheWay = (page: Page): Promise<number[]> =>
  page
    .locator('[data-traveller]')
    .first()
    .evaluate(element => {
      const board = document.querySelector('main ol')!.parentElement!.getBoundingClientRect();
      const { width, height } = element.getBoundingClientRect();
      const stones = [...document.querySelectorAll('main svg > g > g > rect:nth-child(2)')].map(one =>
        one.getBoundingClientRect(),
      );
      const [animation] = element.getAnimations();
      const keyframes = (animation.effect as KeyframeEffect).getKeyframes();
      return keyframes.map(({ transform }) => {
        const [left, top] = String(transform)
          .match(/-?[\d.]+(?=px)/g)!
          .map(Number);
        const [x, y] = [board.x + left + width / 2, board.y + top + height / 2];
        return stones.findIndex(one => x >= one.left && x <= one.right && y >= one.top && y <= one.bottom) + 1;
      });
    });

test('a pirate goes along the track, past every space on its way', async ({ page }) => {
  const record = readFixture('family-basic');
  const isRun = (events: readonly GameEvent[]) =>
    events.some(event => event.type === 'moved' && Number(event.from) > 0 && Number(event.to) - Number(event.from) > 6);
  const made = actionWith(record, isRun);
  await openBefore(page, 'family-basic', made);
  await page.keyboard.press('ArrowRight');
  const stops = (await page.locator('[data-traveller]').getAttribute('data-traveller'))!.split(' ').map(Number);
  const [from, to] = stops;
  expect(await stonesOnTheWay(page)).toEqual(Array.from({ length: to - from + 1 }, (_, i) => from + i));
  await expect(page.locator('[data-traveller]')).toHaveCount(0);
});

test('a raft leaves with all aboard, and the next one comes', async ({ page }) => {
  await openBefore(page, 'third-escape', actionWith(readFixture('third-escape'), has('launched')));
  await page.keyboard.press('ArrowRight');
  const raft = page.locator('main ol ~ ol[aria-hidden="true"]');
  const way = await raft.evaluate(element => {
    const [animation] = element.getAnimations();
    return (animation.effect as KeyframeEffect).getKeyframes().map(({ transform }) => String(transform));
  });
  expect(way).toEqual(['none', expect.stringMatching(/^translateX\(-?\d{2,}/)]);
  await expect(raft).toHaveCount(0);
});

test('the boat crosses the water', async ({ page }) => {
  await openBefore(page, 'jolly-roger', actionWith(readFixture('jolly-roger'), has('sailed')));
  const boat = page.locator('main ol > li').filter({ hasText: /^Boat/ });
  const { x } = (await boat.boundingBox())!;
  await page.keyboard.press('ArrowRight');
  expect(await boat.evaluate(one => one.getAnimations().length)).toBe(1);
  await expect.poll(() => boat.evaluate(one => one.getAnimations().length)).toBe(0);
  expect(Math.abs((await boat.boundingBox())!.x - x)).toBeGreaterThan(100);
});

const GAME: Choices = { edition: 'classic', pirates: 4, segments: [4] };

test('a played card goes from the hand to the discards, and its pirate on its way', async ({ page }) => {
  await openGame(page, GAME, players(2, 1), { pace: 'slow', confirm: true });
  const card = page.locator('[data-flight]');
  await expect(page.getByTestId('main')).toHaveAttribute('aria-disabled', 'false');
  await expect(card).toHaveCount(0);
  await page.locator('[data-card][data-usable="true"]').first().click();
  await page.locator('button[data-target]').first().click();
  await expect(card).toHaveCount(1);
  const [begin, end] = await card.evaluate(element => {
    const keyframes = (element.getAnimations()[0].effect as KeyframeEffect).getKeyframes();
    const isIn = (x: number, y: number) => (selector: string) => {
      const { left, right, top, bottom } = document.querySelector(selector)!.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    };
    return [keyframes[0], keyframes.at(-1)!].map(({ transform }) => {
      const [x, y] = String(transform)
        .match(/-?[\d.]+(?=px)/g)!
        .map(Number);
      return ['[data-hand]', '[data-pile="discards"]'].filter(isIn(x, y));
    });
  });
  expect(begin).toEqual(['[data-hand]']);
  expect(end).toEqual(['[data-pile="discards"]']);
  await expect(page.locator('[data-traveller]')).toHaveCount(1);
  await expect(card).toHaveCount(0);
  await expect(page.locator('[data-traveller]')).toHaveCount(0);
});

test('others’ moves are skipped at once, also those that come later', async ({ page }) => {
  await openGame(page, GAME, players(5, 1), { pace: 'slow', confirm: false });
  // A turn of one's own, up to its end.
  const main = page.getByTestId('main');
  await page.locator('[data-card][data-usable="true"]').first().click();
  await page.locator('button[data-target]').first().click();
  await main.click();
  await page.getByRole('button', { name: 'Skip' }).click();
  const skipped = Date.now();
  await expect(main).toHaveAttribute('aria-disabled', 'false');
  // At the slow pace twelve moves would take eleven seconds.
  expect(await page.locator('[data-traveller], [data-flight]').count()).toBe(0);
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  test.info().annotations.push({ type: 'until one’s own turn', description: `${Date.now() - skipped} ms` });
  expect(await actionsKept(page)).toBeGreaterThan(4);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing travels: pirates fade in where they arrive, and cards do not fly', async ({ page }) => {
    const record = recordUntil(GAME, view => view.phase === 'turn' && view.seats[0].handCount > 2);
    await openGame(page, GAME, players(2, 1), { record, pace: 'slow', confirm: false });
    await page.locator('[data-card][data-usable="true"]').first().click();
    await page.locator('button[data-target]').first().click();
    const pirate = page.locator('[data-traveller]');
    const keyframes = await pirate.evaluate(element =>
      (element.getAnimations()[0].effect as KeyframeEffect)
        .getKeyframes()
        .map(({ transform, opacity }) => ({ transform, opacity })),
    );
    expect(keyframes).toEqual([
      { transform: keyframes[1].transform, opacity: '0' },
      { transform: keyframes[1].transform, opacity: '1' },
    ]);
    await expect(page.locator('[data-flight]')).toHaveCount(0);
    await expect(pirate).toHaveCount(0);
  });
});
