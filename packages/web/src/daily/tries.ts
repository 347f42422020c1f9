/**
 * What this browser remembers of the deals of the days: the first try of each, from the moment it is begun. What is unreadable counts
 * as never played.
 */
import {
  type DealScore,
  dayAfter,
  formatDailyResult,
  isDay,
  LONGEST_RESULT,
  leadsOf,
  readDailyResult,
  storySymbols,
} from '@cartagena/study/deals';
import { type Parse, persistedSignal } from '../base/persisted-signal.ts';
import { type SavedGames, savedGames } from '../game/saved-games.ts';

/** What came of a try. */
export interface DailyScore extends DealScore {
  /** Who led in each part of the game, as squares. */
  readonly symbols: string;
}

export interface DailyTry {
  /** The id of the saved game. */
  readonly game: string;
  /** The day on which it was begun. */
  readonly begun: string;
  /** Left out: it is not finished. */
  readonly score?: DailyScore;
  /** The whole game as a text; the oldest are forgotten. */
  readonly result?: string;
}

export type DailyTries = { readonly [day: string]: DailyTry };

/** So many results are stored whole; of older ones only the score. */
export const MOST_RESULTS = 60;

const OUTCOMES: readonly unknown[] = ['won', 'shared', 'lost'];
const SYMBOLS = /^[🟩🟨🟥]{1,10}$/u;

function parseScore(value: Partial<DailyScore> | undefined): DailyScore | undefined {
  const { outcome, lead, points, turns, symbols } = value ?? {};
  if (!OUTCOMES.includes(outcome) || ![lead, points, turns].every(Number.isSafeInteger)) return undefined;
  if (typeof symbols !== 'string' || !SYMBOLS.test(symbols)) return undefined;
  return { outcome, lead, points, turns, symbols } as DailyScore;
}

function parseTry(value: Partial<DailyTry> | null): DailyTry | undefined {
  const { game, begun, result } = value ?? {};
  if (typeof game !== 'string' || !isDay(begun)) return undefined;
  const score = parseScore(value?.score);
  const isText = typeof result === 'string' && result.length <= LONGEST_RESULT;
  return { game, begun, ...(score ? { score } : {}), ...(score && isText ? { result } : {}) };
}

export const parseTries: Parse<DailyTries> = value => {
  if (typeof value !== 'object' || value === null) return undefined;
  const tries = Object.entries(value).flatMap(([day, one]) => {
    const parsed = isDay(day) ? parseTry(one) : undefined;
    return parsed ? [[day, parsed] as const] : [];
  });
  return Object.fromEntries(tries);
};

export const dailyTries = persistedSignal<DailyTries>('daily', {}, parseTries);

/** The first try counts, however it ends: another one does not take its place. */
export function rememberBegun(day: string, game: string, today: string): void {
  const tries = dailyTries.peek();
  if (!Object.hasOwn(tries, day)) dailyTries.value = { ...tries, [day]: { game, begun: today } };
}

/** Remembers the results of games that were finished since. */
export function settleTries(saved: Pick<SavedGames, 'read'> = savedGames): void {
  const before = dailyTries.peek();
  const settled = Object.entries(before).flatMap(([day, one]) => {
    const done = one.score ? undefined : finished(day, one, saved);
    return done ? [[day, done] as const] : [];
  });
  if (settled.length > 0) dailyTries.value = withoutOldResults({ ...before, ...Object.fromEntries(settled) });
}

function finished(day: string, one: DailyTry, saved: Pick<SavedGames, 'read'>): DailyTry | undefined {
  const game = saved.read(one.game);
  if (!game || game.actor !== null) return undefined;
  const result = formatDailyResult(day, game.record.actions);
  const read = readDailyResult(result, day);
  if (!read.ok) return undefined;
  const { deal, record, score } = read.value;
  return { ...one, result, score: { ...score, symbols: storySymbols(leadsOf(record, deal.seat)) } };
}

function withoutOldResults(tries: DailyTries): DailyTries {
  const old = Object.keys(tries)
    .filter(day => tries[day].result !== undefined)
    .sort()
    .slice(0, -MOST_RESULTS);
  const shortened = old.map(day => {
    const { result: _, ...rest } = tries[day];
    return [day, rest] as const;
  });
  return { ...tries, ...Object.fromEntries(shortened) };
}

/** How many days in a row, up to today or yesterday, were begun on their own day and played to the end. */
export function streakOf(tries: DailyTries, today: string): number {
  const counts = (day: string): boolean => isDay(day) && tries[day]?.score !== undefined && tries[day].begun === day;
  let day = counts(today) ? today : dayAfter(today, -1);
  let streak = 0;
  for (; counts(day); day = dayAfter(day, -1)) streak++;
  return streak;
}
