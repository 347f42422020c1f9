/** Nothing moves that the player did not move: whole games with the place and size of every space watched. */
import type { Choices } from '@cartagena/engine';
import { expect, type Page, test } from '@playwright/test';
import { openGame, players, playToTheEnd, recordUntil } from './table.ts';

const EDITIONS: { readonly [name: string]: Choices } = {
  'the classic game with a row': { edition: 'classic', hands: 'open', supply: 'row' },
  'Cartagena II with everything': { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
  'the Great Escape with everything': {
    edition: 'wielka',
    modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'],
    segments: [4, 4],
  },
  'the Escape Diaries with everything': { edition: 'diaries', modules: ['retreat', 'captain', 'raft'] },
};
const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

declare global {
  interface Window {
    /** What has moved so far, in words. */
    moved: string[];
  }
}

/**
 * Notes from now on, at every frame, what of the ground of the board is not where it was, to the pixel; and whether a part of the
 * page grew over the window.
 */
function watchSpaces(page: Page): Promise<void> {
  return page.evaluate(() => {
    const stones = () => [...document.querySelectorAll('main svg > g > g > rect:nth-child(2)')];
    const places = () => [...stones(), document.querySelector('main ol')!.parentElement!].map(whereIs);
    const whereIs = (one: Element) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(n => n.toFixed(1)).join(' ');
    };
    const first = places();
    window.moved = first.length < 30 ? ['The stones were not found.'] : [];
    const look = () => {
      const now = places();
      const i = now.findIndex((place, i) => place !== first[i]);
      if (now.length !== first.length) window.moved.push(`${first.length} stones, now ${now.length}`);
      else if (i >= 0) window.moved.push(`${i}: ${first[i]}, now ${now[i]}`);
      if (window.moved.length === 0) requestAnimationFrame(look);
    };
    look();
  });
}

const moved = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.moved);

for (const [name, choices] of Object.entries(EDITIONS))
  for (const [i, [width, height]] of SIZES.entries()) {
    const language = i % 2 === 0 ? 'pl' : 'en';
    test(`no space moves in a whole game of ${name}, ${width} × ${height} in ${language} @long`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height });
      await openGame(page, choices, players(i % 2 === 0 ? 4 : 2, 1), { language, seed: `steady ${i}` });
      await page.getByTestId('hand').waitFor();
      await watchSpaces(page);
      let looks = 0;
      await playToTheEnd(page, {
        seed: i + 1,
        async onFace(face) {
          if (face === 'turn' && looks++ % 40 === 0) await page.keyboard.press('h');
          expect(await moved(page)).toEqual([]);
        },
      });
    });
  }

/** Places of the board that something else lies over, in words. */
const hidden = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const path = document.querySelector('main ol')!;
    return [...path.querySelectorAll(':scope > li')].flatMap(place => {
      const { x, y, width, height } = place.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return path.parentElement!.contains(top) ? [] : [`${place.textContent} is under ${top?.outerHTML}`];
    });
  });

/** A hand with many kinds of cards, marked ones among them: each of them says something else. */
const record = recordUntil(
  EDITIONS['the Great Escape with everything'],
  ({ phase, actionsLeft, seats: [{ hand = [] }] }) =>
    phase === 'turn' && actionsLeft === 3 && new Set(hand).size > 5 && hand.some(card => card.endsWith('*')),
);

/** Of two sizes that are alike, one is tried on demand. */
const tagOf = (i: number): string => (i % 2 === 0 ? '' : ' @long');

for (const [i, [width, height]] of SIZES.entries())
  test(`no space moves while cards are chosen and a hint is asked for, ${width} × ${height}${tagOf(i)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const language = i % 4 === 0 ? 'pl' : 'en';
    await openGame(page, EDITIONS['the Great Escape with everything'], players(2, 1), { record, language });
    await page.getByTestId('hand').waitFor();
    await watchSpaces(page);
    for (const digit of ['1', '2', '3', '4', '5', '6']) {
      await page.keyboard.press(digit);
      if (width < 600) expect(await hidden(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('h');
    await expect(page.getByTestId('follow-hint')).toBeVisible({ timeout: 60_000 });
    if (width < 600) expect(await hidden(page)).toEqual([]);
    expect(await moved(page)).toEqual([]);
  });

/** Moments at which more is asked or said than in others, in a game that is played on from there. */
const MOMENTS: { readonly [name: string]: Parameters<typeof recordUntil> } = {
  'a hand looked into': [EDITIONS['the Great Escape with everything'], view => view.phase === 'take'],
  'cards to be sorted': [EDITIONS['the Great Escape with everything'], view => view.phase === 'keep'],
  'a card to be picked': [EDITIONS['the Escape Diaries with everything'], view => view.phase === 'pick'],
  'cards to be discarded': [EDITIONS['Cartagena II with everything'], view => view.phase === 'discard'],
};

for (const [i, [name, [choices, isWanted]]] of Object.entries(MOMENTS).entries())
  test(`no space moves from ${name} on, in a short game`, async ({ page }) => {
    const [width, height] = SIZES[[0, 4, 1, 3][i]];
    await page.setViewportSize({ width, height });
    await openGame(page, choices, players(2, 1), { record: recordUntil(choices, isWanted), language: 'pl' });
    await page.getByTestId('hand').first().waitFor();
    await watchSpaces(page);
    let looks = 0;
    await playToTheEnd(page, { isEnough: async () => looks++ > 40 });
    expect(await moved(page)).toEqual([]);
  });

/** Of 48 spaces, and of 36 with two rafts of five, the largest that fits. */
const LEAST: { readonly [name: string]: number } = {
  'the classic game with a row': 44,
  'Cartagena II with everything': 44,
  'the Great Escape with everything': 40,
  'the Escape Diaries with everything': 37,
  'the Great Escape': 44,
};

for (const [name, least] of Object.entries(LEAST))
  test(`on a phone of 360 × 640 a space of ${name} is ${least} px wide`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openGame(page, EDITIONS[name] ?? { edition: 'wielka', modules: ['retreat', 'voyage'] }, players(5, 1));
    const space = (await page.locator('main svg > g > g > rect:nth-child(2)').first().boundingBox())!;
    expect(Math.min(space.width, space.height)).toBeGreaterThanOrEqual(least);
  });
