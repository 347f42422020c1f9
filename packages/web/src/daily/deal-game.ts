/** From a shared deal to a game of this browser. */
import { newRecord } from '@cartagena/engine';
import { dayAt, dealOfTheDay, type SharedDeal } from '@cartagena/study/deals';
import { addTo, persistedSet } from '../base/persisted-signal.ts';
import { go } from '../base/router.ts';
import { addGame } from '../game/local-games.ts';
import { type SavedGame, savedGames } from '../game/saved-games.ts';
import { playersOf } from './deal-names.ts';
import { rememberBegun } from './tries.ts';

function begin(deal: SharedDeal, page: string): string {
  return addGame(newRecord(deal.config, deal.seed), playersOf(deal), savedGames, page);
}

export const dailyPath = (day: string): string => `/daily/${day}`;
export const againPath = (day: string): string => `${dailyPath(day)}?again`;

/** The first try is remembered before its first card is seen. */
export function playDay(day: string, isAgain: boolean): void {
  const game = begin(dealOfTheDay(day), isAgain ? againPath(day) : dailyPath(day));
  if (!isAgain) rememberBegun(day, game, dayAt(Date.now()));
  go(`/game?id=${game}`);
}

/** Seeds of the challenges that were begun in this browser: the first try counts, whatever becomes of its game. */
export const begunChallenges = persistedSet('challenges');

export const challengePath = (hash: string, isAgain: boolean): string => `/challenge${isAgain ? '?again' : ''}${hash}`;

/** The first try is remembered before its first card is seen. */
export function playChallenge(deal: SharedDeal, hash: string, isAgain: boolean): void {
  const game = begin(deal, challengePath(hash, isAgain));
  addTo(begunChallenges, deal.seed);
  go(`/game?id=${game}`);
}

/** The game that was played last for this page. */
export function lastGameFor(page: string): SavedGame | undefined {
  const entry = savedGames.list().find(entry => !entry.isDamaged && entry.page === page);
  return entry && savedGames.read(entry.id);
}
