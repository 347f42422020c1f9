/** Deals of the day, played in a browser. */
import type { GameRecord } from '@cartagena/engine';
import { expect, type Page } from '@playwright/test';

export const KEPT = {
  language: 'en',
  pace: 'off',
  sound: false,
  confirm: false,
  tips: ['aim', 'run', 'gain', 'turn'],
} as const;

/** The strongest bot does not play the deal beside the person's game: its thread is never loaded in this browser from now on. */
export const keepLegendWaiting = (page: Page): Promise<unknown> =>
  page.context().route('**/bots-worker-*.js', () => {});

/** The game that is open, as if most of it had been played already; it is loaded again. */
export async function skipTo(page: Page, { actions }: GameRecord, seat: number): Promise<void> {
  const last = actions.findLastIndex((action, i) => i < actions.length - 3 && action.seat === seat);
  await expect(page).toHaveURL(/\/game\?id=\w+/);
  await page.evaluate(
    actions => {
      const key = `cartagena.game.${new URLSearchParams(location.search).get('id')}`;
      const game = JSON.parse(localStorage.getItem(key)!);
      localStorage.setItem(key, JSON.stringify({ ...game, record: { ...game.record, actions } }));
    },
    actions.slice(0, last),
  );
  await page.reload();
}
