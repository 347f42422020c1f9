import { EDITIONS, MODULES } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { GAMES_PER_ROUND, playRound } from './round.ts';
import { addRound, newTotals, type RefereeTotals } from './totals.ts';
import { playRounds } from './workers.ts';

const SETTINGS = { seed: 'workers', closeLookEvery: 50 };

async function play(
  threadCount: number,
  gameCount: number,
  signal = new AbortController().signal,
): Promise<RefereeTotals> {
  const totals = newTotals();
  await playRounds(SETTINGS, { gameCount, threadCount, signal, onResult: result => addRound(totals, result) });
  return totals;
}

describe('rounds of refereed games', () => {
  it('are the same with any number of workers', async () => {
    const [one, two] = await Promise.all([play(1, 25), play(2, 25)]);
    expect(one.games).toBe(25);
    expect(one.closely).toBe(1);
    expect(two).toEqual(one);
  });

  it('stop when the signal is aborted, and count the games played', async () => {
    const stop = new AbortController();
    const totals = newTotals();
    await playRounds(SETTINGS, {
      gameCount: 1000,
      threadCount: 1,
      signal: stop.signal,
      onResult(result) {
        addRound(totals, result);
        stop.abort();
      },
    });
    expect(totals.games).toBe(GAMES_PER_ROUND);
  });

  it('draw every edition, every module and every number of seats', () => {
    const configs = Array.from({ length: 80 }, (_, number) => playRound(SETTINGS, { number, gameCount: 0 }).config);
    expect(new Set(configs.map(config => config.edition))).toEqual(new Set(EDITIONS));
    expect(new Set(configs.flatMap(config => config.modules))).toEqual(new Set(MODULES));
    expect(new Set(configs.map(config => config.seats))).toEqual(new Set([2, 3, 4, 5]));
  });

  it('save one game of each kind that broke', () => {
    const totals = newTotals();
    const { config } = playRound(SETTINGS, { number: 0, gameCount: 0 });
    const broken = ['3 on space 4', '4 on space 12', 'nobody can act'].map((message, at) => ({
      choices: config,
      seed: String(at),
      at,
      message,
    }));
    addRound(totals, { config, games: 3, actions: 9, closely: 0, endings: {}, broken });
    expect(totals.broken).toBe(3);
    expect(totals.saved.map(game => game.message)).toEqual(['3 on space 4', 'nobody can act']);
  });
});
