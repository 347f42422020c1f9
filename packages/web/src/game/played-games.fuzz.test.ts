/** One's own games as they are remembered, whatever became of the memory. */
import { EDITIONS } from '@cartagena/engine';
import { fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { spoiltNote } from '@cartagena/engine/testing/fuzz/spoilt';
import { statistics } from '@cartagena/study/statistics';
import { expect, it } from 'vitest';
import { makeCsv } from '../stats/export.ts';
import { SAMPLE_GAME } from '../stats/testing/sample-game.ts';
import { makePlayedGames } from './played-games.ts';
import { makeBox } from './testing/box.ts';

const KEPT = { games: [SAMPLE_GAME, { ...SAMPLE_GAME, id: 'b', winners: [0, 1], turns: null }] };

it('what is remembered can be told', () =>
  fuzz('web: statistics', 100, spoiltNote(KEPT), text => {
    const box = makeBox();
    box.setItem('cartagena.played', text);
    const played = makePlayedGames(() => box);
    for (const { config, seats, own, winners, turns, date } of played.list()) {
      expect(EDITIONS).toContain(config.edition);
      for (const seat of [own, ...winners]) expect(seats[seat]).toBeDefined();
      for (const { kind } of seats) expect(['person', 'bot']).toContain(kind);
      expect(turns ?? 0).toBeGreaterThanOrEqual(0);
      new Intl.DateTimeFormat('en').format(new Date(date));
    }
    const { games, wins } = statistics(played.list());
    expect(wins).toBeLessThanOrEqual(games);
    expect(makeCsv(played.list()).split('\r\n').length).toBeGreaterThanOrEqual(games + 2);
    const before = played.list().length;
    played.add([{ ...SAMPLE_GAME, id: 'another game' }]);
    expect(played.list()).toHaveLength(before + 1);
    return before > 0 ? 'accepted' : 'refused';
  }));
