/** A day's deal never changes: neither the cards nor how the opponent plays. */
import { BOTS } from '@cartagena/bots';
import { EDITION, newGame, resolveRules, SeededChance, seededChance, stateKey } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { replyWith } from './bot-reply.ts';
import { dayAfter, dayAt, dealOfTheDay, FIRST_DAY, isDay, weekdayOf } from './daily-deal.ts';
import { playDeal } from './shared-deal.ts';

/** A Monday, and the week that follows. */
const MONDAY = '2026-11-16';
const WEEK = Array.from({ length: 7 }, (_, i) => dayAfter(MONDAY, i));
const hash = (text: string) => new SeededChance(text).below(2 ** 32).toString(16);

describe('days', () => {
  it('are days of UTC, so that each begins at one moment everywhere', () => {
    expect(dayAt(Date.parse('2026-11-17T23:59:59Z'))).toBe('2026-11-17');
    expect(dayAt(Date.parse('2026-11-18T01:30:00+02:00'))).toBe('2026-11-17');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2027-03-01', -1)).toBe('2027-02-28');
    expect(weekdayOf(MONDAY)).toBe(0);
    expect(weekdayOf('2026-11-22')).toBe(6);
  });

  it.each([FIRST_DAY, '2026-11-18', '2028-02-29'])('%s has a deal', day => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    '2026-10-31',
    '2026-02-30',
    '2027-02-29',
    '2026-1-1',
    '26-11-18',
    '2026-11-18T00',
    '',
    '0000-00-00',
    7,
    null,
  ])('%j has none', day => {
    expect(isDay(day)).toBe(false);
    expect(() => dealOfTheDay(day as string)).toThrow(RangeError);
  });
});

describe('the deal of the day', () => {
  it('goes through the editions, from the classic game on Monday to everything of the Great Escape on Sunday', () => {
    const tables = WEEK.map(day => dealOfTheDay(day).config);
    expect(tables.map(({ edition }) => edition)).toEqual([
      ...['classic', 'classic', 'family', 'cartagena2', 'diaries', 'diaries', 'wielka'],
    ]);
    expect(new Set(tables[6].modules)).toEqual(
      new Set([...EDITION.wielka.defaults.modules, ...EDITION.wielka.optional]),
    );
    for (const { luck, seats } of tables) expect({ luck, seats }).toEqual({ luck: 'same', seats: 2 });
  });

  it('is another one every day', () => {
    const days = Array.from({ length: 50 }, (_, i) => dealOfTheDay(dayAfter(MONDAY, 7 * i)));
    const starts = days.map(({ config, seed }) => stateKey(newGame(resolveRules(config), seededChance(seed, 0)).state));
    expect(new Set(starts).size).toBe(50);
  });

  // What was dealt stays dealt. A change is a new version in daily-deal.ts, from a day that nobody has played yet.
  it('of past days never changes', () => {
    const deals = WEEK.map(day => dealOfTheDay(day));
    expect(deals.map(({ version }) => version)).toEqual(Array(7).fill(1));
    expect(hash(JSON.stringify(deals.map(({ hasItsBots: _, ...deal }) => deal)))).toBe('dd66fec1');
  });

  // If the bots have changed since days of this version were played: set `hasItsBots` to false for it, and add a version for days to come. Before
  // that, the new figures simply take the place of these.
  it('has opponents that play as they always did', async () => {
    const games = [];
    for (const day of [WEEK[0], WEEK[3], WEEK[6]])
      games.push(await playDeal(dealOfTheDay(day), { bot: 'greedy', iterations: 1 }, replyWith(BOTS)));
    expect(games.map(({ actions }) => hash(JSON.stringify(actions)))).toEqual(['abae101e', '59c67d3f', 'bfe456d6']);
  });
});
