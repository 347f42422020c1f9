import { BOTS } from '@cartagena/bots';
import { newRecord, resolveRules, SeededChance, unwrap } from '@cartagena/engine';
import { checkDailyResult, dayAfter, dealOfTheDay, formatDailyResult, replyWith } from '@cartagena/study/deals';
import { beforeEach, describe, expect, it } from 'vitest';
import { addGame, canRepeat, resumeGame } from '../game/local-games.ts';
import { openLocalGame } from '../game/local-host.ts';
import { makeSavedGames } from '../game/saved-games.ts';
import { makeBox } from '../game/testing/box.ts';
import { challengeOf } from './challenge-link.ts';
import { playersOf } from './deal-names.ts';
import { inStep } from './in-step.ts';
import { type DailyTries, dailyTries, MOST_RESULTS, rememberBegun, settleTries, streakOf } from './tries.ts';

/** A Wednesday: the family edition, the shortest game of the week. */
const DAY = '2026-11-18';
const reply = replyWith(BOTS);
const bots = { think: async (thought: Parameters<typeof reply>[0]) => reply(thought), close() {} };

/** Plays the deal in the browser's own host, as somebody who is as good as greedy, and saves it. */
async function playHere(day: string) {
  const saved = makeSavedGames(() => box);
  const box = makeBox();
  const deal = dealOfTheDay(day);
  const id = addGame(newRecord(deal.config, deal.seed), playersOf(deal, 'Anna'), saved, `/daily/${day}`);
  const remember = { add() {} };
  const host = unwrap(
    resumeGame(id, saved, (record, players, options) => openLocalGame(record, players, { ...options, bots }), remember),
  );
  const rules = resolveRules(deal.config);
  while (host.moment.value.view.phase !== 'over') {
    const { view, legal, made } = host.moment.value;
    if (legal.length === 0) await new Promise(resolve => setTimeout(resolve));
    else await host.act(BOTS.greedy.choose(rules, view, { chance: new SeededChance('person', made) }));
  }
  host.close();
  return { saved, id, deal };
}

beforeEach(() => {
  dailyTries.value = {};
});

describe('a game of the day that was played in this browser', async () => {
  const { saved, id, deal } = await playHere(DAY);
  const game = saved.read(id)!;

  it('is a result that everybody accepts: the opponent replied as it replies everywhere', async () => {
    const checked = unwrap(await checkDailyResult(formatDailyResult(DAY, game.record.actions), DAY, reply));
    expect(checked.areRepliesChecked).toBe(true);
    expect(checked.record.actions).toEqual(game.record.actions);
  });

  it('knows where it belongs, and can be repeated', () => {
    expect(game.page).toBe(`/daily/${DAY}`);
    expect(canRepeat(game.record.config, game.players)).toBe(true);
    const { deal: repeated } = unwrap(challengeOf(game, 'Anna'));
    const { config, seed, seat, opponents } = deal;
    expect(repeated).toEqual({ config, seed, seat, opponents });
  });

  it('is remembered once it is over', () => {
    rememberBegun(DAY, id, DAY);
    expect(dailyTries.value[DAY]).toEqual({ game: id, begun: DAY });
    settleTries({ read: () => ({ ...game, actor: 0 }) });
    expect(dailyTries.value[DAY].score).toBeUndefined();
    settleTries(saved);
    const { score, result } = dailyTries.value[DAY];
    expect(result).toBe(formatDailyResult(DAY, game.record.actions));
    expect(score!.outcome).toBe(game.winners.includes(deal.seat) ? 'won' : 'lost');
    expect(score!.symbols).toMatch(/^[🟩🟨🟥]{10}$/u);
  });

  it('is the first try for ever', () => {
    rememberBegun(DAY, id, DAY);
    rememberBegun(DAY, 'another', DAY);
    expect(dailyTries.value[DAY].game).toBe(id);
  });

  it('counts for its own day alone', () => {
    rememberBegun('2026-11-17', id, DAY);
    settleTries(saved);
    expect(dailyTries.value['2026-11-17'].score).toBeUndefined();
  });

  it('can be laid beside itself, turn by turn', () => {
    const compared = { name: 'Anna', record: game.record, players: game.players, viewer: 0 } as const;
    const side = inStep(compared);
    const entries = Array.from({ length: side.turns + 1 }, (_, turn) => side.entriesIn(turn)).flat();
    expect(entries.map(({ made }) => made)).toEqual(side.timeline.told.map(({ made }) => made));
    expect(side.viewAfter(side.turns).phase).toBe('over');
    expect(side.viewAfter(side.turns + 3)).toBe(side.viewAfter(side.turns));
    expect(side.entriesIn(side.turns + 1)).toEqual([]);
  });

  it('of long ago is remembered without its moves', () => {
    rememberBegun(DAY, id, DAY);
    settleTries(saved);
    const one = dailyTries.value[DAY];
    const { score: _, result: __, ...begun } = one;
    const later = Array.from({ length: MOST_RESULTS }, (_, i) => dayAfter(DAY, i + 1));
    dailyTries.value = { ...Object.fromEntries(later.map(day => [day, one])), [DAY]: begun };
    settleTries(saved);
    expect(dailyTries.value[DAY].score).toEqual(one.score);
    expect(dailyTries.value[DAY].result).toBeUndefined();
    expect(dailyTries.value[later[0]].result).toBe(one.result);
  });
});

describe('a streak', () => {
  const score = { outcome: 'lost', lead: -3, points: -3, turns: 40, symbols: '🟥' } as const;
  const done = (begun: string) => ({ game: 'x', begun, score });
  const tries = (...days: readonly string[]): DailyTries => Object.fromEntries(days.map(day => [day, done(day)]));

  it.each([
    ['nothing played', tries(), 0],
    ['only today', tries(DAY), 1],
    ['up to yesterday', tries('2026-11-16', '2026-11-17'), 2],
    ['up to today', tries('2026-11-16', '2026-11-17', DAY), 3],
    ['with a gap', tries('2026-11-15', '2026-11-17', DAY), 2],
    ['not since', tries('2026-11-15', '2026-11-16'), 0],
    ['made up for later', { ...tries(DAY), '2026-11-17': done(DAY) }, 1],
    ['not finished', { ...tries('2026-11-17'), [DAY]: { game: 'x', begun: DAY } }, 1],
    ['since the first day', tries('2026-11-01', '2026-11-02'), 0],
  ])('%s', (_, given, days) => expect(streakOf(given, DAY)).toBe(days));
});
