/** What tests do with a page. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'pl'] as const;

/** How a page can look. Each language and each theme is looked at once; with THOROUGH in the environment, each pair of them. */
export const LOOKS = LANGUAGES.flatMap((language, i) =>
  THEMES.filter((_, j) => process.env.THOROUGH || i === j).map(theme => ({ language, theme })),
);

/** With SHORT, as in `npm test`, each test takes its turn: half of them look at one, half at the other. */
function looksHere(): typeof LOOKS {
  const { title } = test.info();
  const sum = [...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return process.env.SHORT ? [LOOKS[sum % LOOKS.length]] : LOOKS;
}

/** What `base/settings.ts` saves; only what is given is set. */
interface Kept {
  readonly language?: (typeof LANGUAGES)[number];
  readonly theme?: (typeof THEMES)[number] | 'auto';
  readonly pace?: 'slow' | 'normal' | 'fast' | 'off';
  readonly sound?: boolean;
  readonly confirm?: boolean;
  readonly 'character-keys'?: boolean;
  readonly name?: string;
  /** Tips that were read: a table shows only others. */
  readonly tips?: readonly string[];
}

/** Opens an address as somebody who has chosen these settings before. */
export async function visit(page: Page, path: string, kept: Kept = {}): Promise<void> {
  await page.addInitScript(kept => {
    for (const [name, value] of Object.entries(kept))
      if (localStorage.getItem(`cartagena.${name}`) === null)
        localStorage.setItem(`cartagena.${name}`, JSON.stringify(value));
  }, kept);
  await page.goto(path);
  await expect(page.locator('main')).toBeVisible();
}

/** Changes a setting in an open page as if by another visit: it is loaded again. */
export async function revisit(page: Page, kept: Kept): Promise<void> {
  await page.evaluate(kept => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(`cartagena.${name}`, JSON.stringify(value));
  }, kept);
  await page.reload();
  await expect(page.locator('main')).toBeVisible();
}

/** Changes a setting as another window of this browser does. */
const change = (page: Page, kept: Kept): Promise<void> =>
  page.evaluate(kept => {
    for (const [name, value] of Object.entries(kept)) {
      const key = `cartagena.${name}`;
      localStorage.setItem(key, JSON.stringify(value));
      dispatchEvent(new StorageEvent('storage', { key }));
    }
  }, kept);

/** What axe finds on the page as it is, in words; nothing is what we want. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  // What stands on a control is part of its name (WCAG 2.5.3): whoever speaks to the device says what is seen.
  const { violations } = await new AxeBuilder({ page })
    // There are no frames, so a second page to collect their results is not needed.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(node => node.html).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}

/**
 * The same in both languages and themes. The page changes while it is open, as if the settings were changed in another window; with `open`,
 * it is loaded again, and `open` brings it into the state that is meant.
 */
export async function expectAccessibleEverywhere(page: Page, open?: () => Promise<void>): Promise<void> {
  for (const look of looksHere()) {
    await (open ? revisit : change)(page, look);
    await expect(page.locator('html')).toHaveAttribute('lang', look.language);
    await open?.();
    await expectAccessible(page);
  }
}

/** Lets what moves come to rest: colours on the way are not those to be judged. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(one => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(one => one.finished.catch(() => {})),
    ),
  );
}

/** Nobody has to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
}

/** Fails if the page says something went wrong: errors, and what the security policy forbids. */
export function watchForTrouble(page: Page): readonly string[] {
  const trouble: string[] = [];
  page.on('pageerror', error => trouble.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) trouble.push(message.text());
  });
  return trouble;
}
