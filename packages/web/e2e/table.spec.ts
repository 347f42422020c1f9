import type { Choices } from '@cartagena/engine';
import { expect, test } from '@playwright/test';
import { watchForTrouble } from './page.ts';
import { openGame, players, playToTheEnd } from './table.ts';

const GAMES: { readonly [name: string]: Choices } = {
  'Cartagena, open hands and a row': { edition: 'classic', hands: 'open', supply: 'row', segments: [4] },
  'Cartagena II with everything': { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
  'the Great Escape with everything': {
    edition: 'wielka',
    modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'],
    segments: [3, 3],
  },
  'Escape Diaries with everything': { edition: 'diaries', modules: ['retreat', 'captain', 'raft'], segments: [4] },
};

for (const [name, choices] of Object.entries(GAMES))
  test(`a whole game of ${name}, by clicks @phone`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await openGame(page, { pirates: 4, ...choices }, players(2, 1));
    await playToTheEnd(page);
    await expect(page.getByTestId('over')).toContainText(/race/);
    expect(trouble).toEqual([]);
  });
