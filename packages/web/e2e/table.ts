/** Games at a table, as tests play them. */
import {
  actionBuffer,
  type Choices,
  type GameRecord,
  legalActions,
  newRecord,
  OpenGame,
  setUp,
  unwrap,
  type View,
  viewFor,
} from '@cartagena/engine';
import type { Page } from '@playwright/test';
import type { Tab } from './engines/tab.ts';
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

type Opening = { readonly seed?: string; readonly record?: GameRecord } & Parameters<typeof visit>[2];

/** Opens a game that is saved in this browser: dealt from this seed, or as far as this record. */
export async function openGame(
  page: Page,
  choices: Choices,
  who: readonly Player[],
  { seed = 'e2e', record = newRecord(unwrap(setUp({ seats: who.length, ...choices })), seed), ...kept }: Opening = {},
): Promise<void> {
  await page.addInitScript(
    game => {
      const key = 'cartagena.game.e2e';
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(game));
    },
    savedGame(who, record),
  );
  await visit(page, '/game?id=e2e', {
    language: 'en',
    pace: 'off',
    sound: false,
    confirm: false,
    tips: ['aim', 'run', 'gain', 'turn'],
    ...kept,
  });
}

/** A game as a browser stores it. */
export const savedGame = (players: readonly Player[], record: GameRecord) => ({
  version: 1,
  id: 'e2e',
  startedAt: 1,
  savedAt: 1,
  players,
  actor: 0,
  winners: [],
  record,
});

/** Actions of the game as it is kept. */
export const actionsKept = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cartagena.game.e2e')!).record.actions.length);

/** A game, played at random, up to the moment when the first seat is asked like this. */
export function recordUntil(choices: Choices, isWanted: (view: View, made: number) => boolean): GameRecord {
  const config = unwrap(setUp({ seats: 2, ...choices }));
  for (let seed = 0; seed < 100; seed++) {
    const game = new OpenGame(newRecord(config, `until ${seed}`), () => {});
    const random = luck(seed);
    const out = actionBuffer(game.rules);
    for (let made = 0; made < 400; made++) {
      const { state } = game.game;
      if (state.actor === 0 && isWanted(viewFor(game.rules, state, 0), made)) return game.record;
      const count = legalActions(game.rules, state, out);
      if (count === 0) break;
      game.perform(out[Math.floor(random() * count)]);
    }
  }
  throw new Error('No game came to such a moment.');
}

/** Numbers below 1 that are the same in every run, so that a game that went wrong goes wrong again. */
function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What can be touched, the likeliest to lead somewhere first. */
const TOUCHABLE = [
  'button[data-target]',
  'button[data-button]',
  'button[data-slot]',
  'button[data-icon]',
  'button[data-card][data-usable="true"]',
  'button[data-pirate]',
] as const;
const ANSWERS = 'dialog [data-testid="options"] button';

type Face = 'over' | 'curtain' | 'hide' | 'question' | 'news' | 'wait' | 'turn';

interface Glance {
  readonly face: Face;
  /** Where to click; undefined: nothing to click. */
  readonly at?: { readonly x: number; readonly y: number };
  /** What lies over it there, so that a person could not click it. */
  readonly covered?: string;
}

/** Looks at the page and decides what to click. `dice` are numbers below 1: they decide among what there is. */
function glance(page: Tab, dice: readonly number[]): Promise<Glance> {
  return page.evaluate(
    ([dice, answers, touchable]): Glance => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const any = (list: readonly HTMLElement[], die: number) => list[Math.floor(die * list.length)];
      const main = all('[data-testid="main"]').at(0);
      const { step, action } = main?.dataset ?? {};
      const isLikely = step === 'pass-on' || (step === 'do' && action !== 'end');

      const faces: readonly [Face, string][] = [
        ['over', '[data-testid="over"]'],
        ['curtain', '[data-testid="curtain"] button'],
        ['hide', '[data-testid="hide"]'],
        ['question', answers],
        ['news', '[data-testid="seen"]'],
      ];
      for (const [face, selector] of faces) {
        const found = all(selector);
        if (found.length > 0) return face === 'over' ? { face } : { face, ...spot(any(found, dice[0])) };
      }
      if (!main || main.ariaDisabled === 'true') return { face: 'wait' };
      const kinds = touchable.map(all).filter((list, i) => list.length > 0 && dice[i + 1] > 0.25);
      const chosen = isLikely || kinds.length === 0 ? main : any(kinds[0], dice[0]);
      return { face: 'turn', ...spot(chosen) };

      function spot(element: HTMLElement): Pick<Glance, 'at' | 'covered'> {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const at = { x: x + width / 2, y: y + height / 2 };
        const top = document.elementFromPoint(at.x, at.y);
        return element.contains(top) ? { at } : { at, covered: `${element.outerHTML} is under ${top?.outerHTML}` };
      }
    },
    [dice, ANSWERS, TOUCHABLE] as const,
  );
}

interface PlayOptions {
  readonly seed?: number;
  /** Clicks and looks at most. */
  readonly most?: number;
  /** Ends it earlier. */
  readonly isEnough?: () => Promise<boolean>;
  /** Is told what the page shows before each click. */
  readonly onFace?: (face: Face) => Promise<void>;
}

/** What moves may be in the way for a moment, but not for so many looks. */
const PATIENCE = 60;

/** Plays by clicks, at random but willing to get somewhere, until the game is over. */
export async function playToTheEnd(
  page: Tab,
  { seed = 1, most = 6000, onFace, isEnough }: PlayOptions = {},
): Promise<void> {
  const random = luck(seed);
  let blocked = 0;
  for (let looks = 0; looks < most; looks++) {
    const { face, at, covered } = await glance(page, Array.from({ length: TOUCHABLE.length + 1 }, random));
    await onFace?.(face);
    if (face === 'over' || (await isEnough?.())) return;
    blocked = covered ? blocked + 1 : 0;
    if (blocked > PATIENCE) throw new Error(covered);
    if (at && !covered) await page.mouse.click(at.x, at.y);
    else await page.waitForTimeout(20);
  }
  throw new Error(`The game is not over after ${most} looks.`);
}

/** Plays by keys alone until the game is over: a card, a pirate, and what the main button says. */
export async function playByKeys(page: Tab, { seed = 1, most = 3000 }: PlayOptions = {}): Promise<void> {
  const random = luck(seed);
  for (let rounds = 0; rounds < most; rounds++) {
    const face = await page.evaluate(() => {
      const has = (selector: string) => document.querySelector(selector) !== null;
      if (has('[data-testid="over"]')) return 'over';
      // A key that is pressed before the result is told would close its window.
      if (has('main[data-phase="over"]')) return 'wait';
      if (has('dialog[open]')) return 'question';
      const { step, action } = document.querySelector<HTMLElement>('[data-testid="main"]')?.dataset ?? {};
      if (step === 'wait') return 'wait';
      return step === 'pass-on' || (step === 'do' && action !== 'end') ? 'likely' : 'turn';
    });
    if (face === 'over') return;
    if (face === 'wait') await page.waitForTimeout(15);
    else if (face === 'turn') {
      await page.keyboard.press(String(1 + Math.floor(random() * 5)));
      await page.keyboard.press(random() < 0.5 ? 'ArrowRight' : 'ArrowLeft');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press('Enter');
  }
  throw new Error(`The game is not over after ${most} rounds.`);
}
