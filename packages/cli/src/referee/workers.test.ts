import { EDITIONS, MODULES } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { GAMES, playRound } from './round.ts';
import { addRound, newTally, type Tally } from './totals.ts';
import { playRounds } from './workers.ts';

const PLAN = { seed: 'crew', closely: 50 };

async function play(workers: number, games: number, signal = new AbortController().signal): Promise<Tally> {
  const tally = newTally();
  await playRounds(PLAN, { games, workers, signal, onResult: result => addRound(tally, result) });
  return tally;
}

describe('rounds of watched games', () => {
  it('are the same with any number of workers', async () => {
    const [one, two] = await Promise.all([play(1, 25), play(2, 25)]);
    expect(one.games).toBe(25);
    expect(one.closely).toBe(1);
    expect(two).toEqual(one);
  });

  it('stop when they are asked to, and what was played is counted', async () => {
    const stop = new AbortController();
    const tally = newTally();
    await playRounds(PLAN, {
      games: 1000,
      workers: 1,
      signal: stop.signal,
      onResult(result) {
        addRound(tally, result);
        stop.abort();
      },
    });
    expect(tally.games).toBe(GAMES);
  });

  it('draw every edition, every module and every number of seats', () => {
    const configs = Array.from({ length: 80 }, (_, number) => playRound(PLAN, { number, games: 0 }).config);
    expect(new Set(configs.map(config => config.edition))).toEqual(new Set(EDITIONS));
    expect(new Set(configs.flatMap(config => config.modules))).toEqual(new Set(MODULES));
    expect(new Set(configs.map(config => config.seats))).toEqual(new Set([2, 3, 4, 5]));
  });

  it('keep one game of each kind that broke', () => {
    const tally = newTally();
    const { config } = playRound(PLAN, { number: 0, games: 0 });
    const broken = ['3 on space 4', '4 on space 12', 'nobody can act'].map((message, at) => ({
      choices: config,
      seed: String(at),
      at,
      message,
    }));
    addRound(tally, { config, games: 3, actions: 9, closely: 0, endings: {}, broken });
    expect(tally.broken).toBe(3);
    expect(tally.kept.map(game => game.message)).toEqual(['3 on space 4', 'nobody can act']);
  });
});
