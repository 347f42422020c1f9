/** One's own games as they are remembered, whatever became of the memory. */
import { EDITIONS } from '@cartagena/engine';
import { fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishJson, rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltJson, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import { statistics } from '@cartagena/study/statistics';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeBox } from '../game/testing/box.ts';
import { makeCsv } from './export.ts';
import { type KeptPlayed, makePlayedGames } from './played-games.ts';

const GAME: KeptPlayed = {
  id: 'a',
  config: { edition: 'classic' },
  seats: [
    { name: 'Anna', kind: 'person' },
    { name: 'sailor', kind: 'bot' },
  ],
  own: 0,
  winners: [0],
  turns: 30,
  date: '2026-01-02T10:00:00.000Z',
};
const KEPT = { games: [GAME, { ...GAME, id: 'b', winners: [0, 1], turns: null }] };

it('what is remembered can be told', () =>
  fuzz(
    'web: statistics',
    100,
    fc.oneof(
      rubbishText,
      rubbishJson.map(value => JSON.stringify(value)),
      spoiltJson(fc.constant(KEPT)).map(value => JSON.stringify(value)),
      spoiltText(fc.constant(JSON.stringify(KEPT))),
    ),
    text => {
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
      played.add([{ ...GAME, id: 'another game' }]);
      expect(played.list()).toHaveLength(before + 1);
      return before > 0 ? 'accepted' : 'refused';
    },
  ));
