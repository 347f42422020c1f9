/** Two games of one deal: where they parted, what it was worth, and the course of each without its cards. */
import { BOTS } from '@cartagena/bots';
import { type GameRecord, replay, unwrap } from '@cartagena/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { winChances } from '../evaluation/win-chances.ts';
import { replyWith } from './bot-reply.ts';
import { dealOfTheDay } from './daily-deal.ts';
import { pairGames, turnsOf } from './game-pair.ts';
import { leadsOf, storySymbols } from './game-story.ts';
import { playDeal } from './shared-deal.ts';

const DEAL = dealOfTheDay('2026-11-16');
let mine: GameRecord;
let theirs: GameRecord;

beforeAll(async () => {
  mine = await playDeal(DEAL, { bot: 'greedy', iterations: 1 }, replyWith(BOTS));
  theirs = await playDeal(DEAL, { bot: 'corsair', iterations: 1 }, replyWith(BOTS));
});

describe('two games of a deal', () => {
  it('part where the first action differs, in a turn of the person', () => {
    const { parting, turns } = pairGames(mine, theirs, DEAL.seat);
    const { turn, at, seat, actor, spans } = parting!;
    expect(mine.actions.slice(0, at)).toEqual(theirs.actions.slice(0, at));
    expect(mine.actions[at]).not.toEqual(theirs.actions[at]);
    // The opponents answer alike until then.
    expect([seat, actor]).toEqual([DEAL.seat, DEAL.seat]);
    expect(spans).toEqual([turns[0][turn - 1], turns[1][turn - 1]]);
    expect(spans[0].from).toBe(spans[1].from);
  });

  it('are worth what the evaluation says after that turn', () => {
    const { before, after, spans } = pairGames(mine, theirs, DEAL.seat).parting!;
    const chance = (record: GameRecord, until: number) => {
      const { rules, state } = unwrap(replay(record, { until }));
      return winChances(rules, state)[DEAL.seat];
    };
    expect(before).toBe(chance(mine, spans[0].from));
    expect(after).toEqual([chance(mine, spans[0].to), chance(theirs, spans[1].to)]);
  });

  it('that are the same do not part', () => {
    expect(pairGames(mine, mine, 0).parting).toBeUndefined();
  });
});

describe('turns', () => {
  it('hold all actions of a game, one after the other', () => {
    const turns = turnsOf(mine);
    expect(turns[0].from).toBe(0);
    expect(turns.at(-1)!.to).toBe(mine.actions.length);
    for (let i = 1; i < turns.length; i++) {
      expect(turns[i].from).toBe(turns[i - 1].to);
      expect(turns[i].seat).not.toBe(turns[i - 1].seat);
    }
  });
});

describe('the story of a game', () => {
  it('has a square for each tenth of it', () => {
    const leads = leadsOf(mine, DEAL.seat);
    expect(leads).toHaveLength(turnsOf(mine).length);
    const symbols = Array.from(storySymbols(leads));
    expect(symbols).toHaveLength(10);
    expect(symbols.at(-1)).toBe(leads.at(-1)! > 0 ? '🟩' : leads.at(-1)! < 0 ? '🟥' : '🟨');
  });

  it.each([
    [[0], '🟨'],
    [[1, -1, 0], '🟩🟥🟨'],
    [Array.from({ length: 20 }, (_, i) => i - 9), '🟥🟥🟥🟥🟨🟩🟩🟩🟩🟩'],
    [Array.from({ length: 25 }, () => 3), '🟩'.repeat(10)],
  ])('of the leads %j is %s', (leads, symbols) => {
    expect(storySymbols(leads)).toBe(symbols);
  });
});
