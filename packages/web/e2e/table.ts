/** Games at a table, as tests play them. */
import { type Choices, newRecord, setUp, unwrap } from '@cartagena/engine';
import type { Locator, Page } from '@playwright/test';
import { visit } from './page.ts';

interface Player {
  readonly name: string;
  readonly colour: string;
  readonly bot: string | null;
}

const COLOURS = ['blue', 'red', 'yellow', 'green', 'purple'];
const NAMES = ['Anna', 'Bruno', 'Celia', 'Dario', 'Elena'];

/** People first, then bots that decide at once. */
export function players(seats: number, people: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => ({
    name: NAMES[seat],
    colour: COLOURS[seat],
    bot: seat < people ? null : 'greedy',
  }));
}

/** Opens a game that lies on the shelf of this browser, dealt from this seed. */
export async function openGame(
  page: Page,
  choices: Choices,
  who: readonly Player[],
  { seed = 'e2e', ...kept }: { seed?: string } & Parameters<typeof visit>[2] = {},
): Promise<void> {
  const record = newRecord(unwrap(setUp({ seats: who.length, ...choices })), seed);
  const game = { version: 1, id: 'e2e', startedAt: 1, savedAt: 1, players: who, actor: 0, winners: [], record };
  await page.addInitScript(game => {
    const key = 'cartagena.game.e2e';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(game));
  }, game);
  await visit(page, '/game?id=e2e', { language: 'en', pace: 'off', sound: false, confirm: false, ...kept });
}

/** Numbers that are the same for every run, so that a game that went wrong goes wrong again. */
export function luck(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What can be touched, the likeliest to lead somewhere first. */
const TOUCHABLE = [
  'button[data-target]',
  'button[data-deed]',
  'button[data-slot]',
  'button[data-icon]',
  'button[data-card][data-usable="true"]',
  'button[data-pirate]',
] as const;
const ANSWERS = 'dialog [data-testid="options"] button';

type Face = 'over' | 'curtain' | 'hide' | 'question' | 'news' | 'wait' | 'turn';

interface Glance {
  readonly face: Face;
  /** The main button does something, and it is not the end of a turn. */
  readonly isLikely: boolean;
  /** How many there are of each. */
  readonly counts: readonly number[];
}

/** What the page shows, and how much there is to touch. */
function glance(page: Page): Promise<Glance> {
  return page.evaluate(
    ([answers, ...touchable]): Glance => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      const main = document.querySelector<HTMLElement>('[data-testid="main"]');
      const face = (): Face => {
        if (count('[data-testid="over"]')) return 'over';
        if (count('[data-testid="curtain"]')) return 'curtain';
        if (count('[data-testid="hide"]')) return 'hide';
        if (count('dialog')) return count(answers) ? 'question' : 'news';
        return !main || main.ariaDisabled === 'true' ? 'wait' : 'turn';
      };
      const { step, action } = main?.dataset ?? {};
      return {
        face: face(),
        isLikely: step === 'pass-on' || (step === 'do' && action !== 'end'),
        counts: [answers, ...touchable].map(count),
      };
    },
    [ANSWERS, ...TOUCHABLE],
  );
}

/** Plays by clicks, at random but willing to get somewhere, until the game is over. Returns how often something was clicked. */
export async function playToTheEnd(
  page: Page,
  { seed = 1, most = 4000, onFace = async (_: Face) => {} } = {},
): Promise<number> {
  const random = luck(seed);
  for (let clicks = 0; clicks < most; clicks++) {
    const seen = await glance(page);
    await onFace(seen.face);
    if (seen.face === 'over') return clicks;
    if (seen.face === 'wait') await page.waitForTimeout(15);
    // What was there may be gone again: then there is something else.
    else
      await pointerFor(page, seen, random)
        .click({ timeout: 1500 })
        .catch(() => {});
  }
  throw new Error(`The game is not over after ${most} clicks.`);
}

function pointerFor(page: Page, { face, isLikely, counts }: Glance, random: (below: number) => number): Locator {
  if (face === 'curtain') return page.getByTestId('curtain').getByRole('button');
  if (face === 'hide') return page.getByTestId('hide');
  if (face === 'news') return page.locator('dialog').getByRole('button').last();
  if (face === 'question') return page.locator(ANSWERS).nth(random(counts[0]));
  const main = page.getByTestId('main');
  if (isLikely) return main;
  const kind = TOUCHABLE.findIndex((_, i) => counts[i + 1] > 0 && random(4) > 0);
  return kind < 0 ? main : page.locator(TOUCHABLE[kind]).nth(random(counts[kind + 1]));
}
